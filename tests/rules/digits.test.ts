import { expect, test } from 'vitest'
import { wholeNumber } from '../../src/rules/digits.ts'

test.each([
  ['0012', 12],
  ['\u00a012\u202f', 12],
  ['\ufeff12\u200b', 12],
  ['1,234,567', 1234567],
  ['１２', 12],
  ['௧௨', 12],
  ['1\u20e3🔟', 110],
  [' ', 0],
])('%j says %d', (text, number) => expect(wholeNumber(text)).toBe(number))

test.each(['1,5', '1,2000', '1.5', '12 6', '-12', '1e3', '1/2', '2 dozen', '½', 'x'])(
  '%j is no whole number',
  (text) => expect(wholeNumber(text)).toBeNaN(),
)
