import { describe, expect, test } from 'vitest'
import { installmentPlan, orderTotals, promotionDiscount } from '../../src/rules/totals.ts'

const items = (...prices: number[]) => prices.map((price) => ({ price, quantity: 1 }))

describe('§9 Rs. 1,000 off orders over Rs. 25,000 (decision 2)', () => {
  test.each([
    [24999.99, 0],
    [25000, 0],
    [25000.01, 1000],
  ])('items of Rs. %d get Rs. %d off', (itemsTotal, off) => {
    expect(promotionDiscount(itemsTotal)).toBe(off)
  })

  test('shipping does not count towards the threshold', () => {
    expect(orderTotals(items(24900), 350)).toMatchObject({ discount: 0, total: 25250 })
  })
})

test.each([
  ['with shipping', items(2500, 1500), 350, { subtotal: 4000, discount: 0, total: 4350 }],
  ['shipping unknown', items(4000), null, { subtotal: 4000, discount: 0, total: 4000 }],
  ['promotion', items(29550), 0, { subtotal: 29550, discount: 1000, total: 28550 }],
  ['cents', items(0.1, 0.2), 0.3, { subtotal: 0.3, discount: 0, total: 0.6 }],
])('§9 totals: %s', (_, list, shipping, totals) => {
  expect(orderTotals(list, shipping)).toEqual({ ...totals, shipping, tax: 0 })
})

test.each([
  [28550, 3, 9516.67, 9516.66],
  [28550, 6, 4758.33, 4758.35],
  [100, 3, 33.33, 33.34],
] as const)('§9 Rs. %d in %d months is %d, at last %d (decision 10)', (total, months, monthly, last) => {
  const plan = installmentPlan(total, months)
  expect(plan).toEqual({ months, monthly, last })
  expect(plan.monthly * (months - 1) + plan.last).toBeCloseTo(total, 6)
})
