import { expect, test } from 'vitest'
import { formatRs, lineTotal, roundCents, sumMoney } from '../../src/rules/money.ts'

test.each([
  [9516.666666666666, 'Rs. 9,516.67'],
  [1234567.8, 'Rs. 1,234,567.80'],
  [-1000, '−Rs. 1,000.00'],
  [-0.004, 'Rs. 0.00'],
])('§9 formatRs(%d) is %s', (amount, text) => {
  expect(formatRs(amount)).toBe(text)
})

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
])('roundCents(%d) is %d', (amount, rounded) => {
  expect(roundCents(amount)).toBe(rounded)
})

test('no amount rounds to minus zero', () => {
  expect(Object.is(roundCents(-0.001), 0)).toBe(true)
})

test.each([
  [[], 0],
  [[0.7, 0.1], 0.8],
  [[26000, -1000, 350], 25350],
  [[999_998_990_000.01, 1_000_999.98, -1000, 350.01], 999_999_990_350],
])('sumMoney(%j) is %d', (amounts, sum) => {
  expect(sumMoney(amounts)).toBe(sum)
})

test.each([
  [1.1, 3, 3.3],
  // The largest quantity of the dearest part whose order the server still takes.
  [999_999.99, 999_999, 999_998_990_000.01],
])('lineTotal(%d, %d) is %d', (price, quantity, total) => {
  expect(lineTotal(price, quantity)).toBe(total)
})
