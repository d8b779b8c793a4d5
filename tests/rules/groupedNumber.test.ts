import { expect, test } from 'vitest'
import { groupedNumber } from '../../src/rules/groupedNumber.ts'

test.each([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [10_000, undefined, '10,000'],
  [1_234_567, undefined, '1,234,567'],
  [-1250, undefined, '-1,250'],
  [-100, undefined, '-100'],
  [1234.5678, undefined, '1,234.5678'],
  [1234.5, 2, '1,234.50'],
  [999.999, 2, '1,000.00'],
])('%d with %s decimals is %s', (value, decimals, text) => {
  expect(groupedNumber(value, decimals)).toBe(text)
})
