import { expect, test } from 'vitest'
import { formatFileSize, imageType } from '../../src/rules/uploads.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['JPEG', '\xff\xd8\xff\xe0..JFIF', 'image/jpeg'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['WEBP', 'RIFF....WEBPVP8 ', 'image/webp'],
  ['text', 'Total 4,200', undefined],
  ['GIF', 'GIF89a', undefined],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['PDF', '%PDF-1.7', undefined],
  ['WAV, which is RIFF too', 'RIFF....WAVEfmt ', undefined],
  ['HEIC', '....ftypheic', undefined],
  ['the beginning of a PNG', '\x89PNG', undefined],
  ['nothing', '', undefined],
])('CMP-02: %s', (_what, bytes, type) => {
  expect(imageType(latin(bytes))).toBe(type)
})

const mb = 1024 * 1024

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [46_490, '45 KB'],
  [mb - 1, '1.0 MB'],
  [mb, '1.0 MB'],
  [5 * mb, '5.0 MB'],
  [1_468_006, '1.4 MB'],
])('%d is %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
