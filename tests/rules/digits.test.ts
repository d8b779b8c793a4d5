import { expect, test } from 'vitest'
import { wholeNumber } from '../../src/rules/digits.ts'

test.each([
  ['\ufeff12\u200b', 12],
  ['1,234,567', 1234567],
  ['１２', 12],
  ['1\u20e3🔟', 110],
  [' ', 0],
])('%j says %d', (text, number) => expect(wholeNumber(text)).toBe(number))

test.each(['1,5', '1,2000', '-12', '½'])('%j is no whole number', (text) =>
  expect(wholeNumber(text)).toBeNaN(),
)
