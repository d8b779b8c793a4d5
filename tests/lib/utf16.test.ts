import { expect, test } from 'vitest'
import { utf16Of } from '../../src/lib/utf16.ts'

const little = (text: string) => Buffer.from(text, 'utf16le')

test.each<[string, Uint8Array, string | undefined]>([
  ['little', little('\uFEFFsku'), 'utf-16le'],
  ['big', little('\uFEFFsku').swap16(), 'utf-16be'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFsku'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s', (_, bytes, encoding) => expect(utf16Of(bytes)).toBe(encoding))
