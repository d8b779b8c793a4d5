import { expect, test } from 'vitest'
import { counted, countedPieces } from '../../src/rules/counted.ts'

test.each([
  [0, 'part', '0 parts'],
  [1, 'part', '1 part'],
  [2, 'part', '2 parts'],
  [10_000, 'more part', '10,000 more parts'],
])('%d %s: %s', (count, noun, text) => {
  expect(counted(count, noun)).toBe(text)
})

test.each([
  [1, 1, '1 part'],
  [3, 3, '3 parts'],
  [3, 7, '3 parts, 7 in all'],
  [1, 1200, '1 part, 1,200 in all'],
])('%d parts, %d pieces: %s', (parts, pieces, text) => {
  expect(countedPieces(parts, pieces)).toBe(text)
})
