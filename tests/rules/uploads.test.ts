import { expect, test } from 'vitest'
import { formatFileSize } from '../../src/rules/uploads.ts'

const mb = 1024 * 1024

test.each([
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
