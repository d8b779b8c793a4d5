import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../src/rules/cart.ts'
import { meterTicks, thresholds } from '../../src/rules/thresholds.ts'
import { item as cartItem } from './cartItem.ts'

const item = (price: number, fields: Partial<CartItem> = {}) =>
  cartItem({ product_id: price, price, quantity: 1, ...fields })

describe('BEY-07 the amount a cart lacks for free delivery and the promotion (§9, both strictly over)', () => {
  test.each([
    [5999.99, 0.01, false, 19_000.01, false],
    [6000, 0, false, 19_000, false],
    [6000.01, 0, true, 18_999.99, false],
    [25_000, 0, true, 0, false],
    [25_000.01, 0, true, 0, true],
  ])('items of Rs. %d', (sum, toFree, free, toOff, off) => {
    expect(thresholds([item(sum)])).toMatchObject({
      sum,
      freeDelivery: { over: 6000, missing: toFree, reached: free },
      promotion: { over: 25_000, missing: toOff, reached: off },
      nearOnly: false,
      notDelivered: [],
    })
  })

  test('a part that cannot be delivered does not count and is named once', () => {
    const bar = { name: 'Bar', delivery_available: 0 } as const
    const far = [item(5000), item(90_000, bar), item(90_000, { ...bar, selectedSize: '6 m' })]
    expect(thresholds(far)).toMatchObject({ sum: 5000, notDelivered: ['Bar'] })
  })

  test('a Colombo-only part limits delivery to near addresses, unless it does not count itself', () => {
    expect(thresholds([item(7000), item(1, { colombo_only: 1 })]).nearOnly).toBe(true)
    expect(thresholds([item(7000), item(1, { colombo_only: 1, delivery_available: 0 })]).nearOnly).toBe(false)
  })
})

test.each([
  [0, 0],
  [999.99, 0],
  [1000, 1],
  [24_999.99, 24],
  [25_000, 25],
])('for Rs. %d the blade shows whole ticks of Rs. 1,000: %d', (sum, ticks) => {
  expect(meterTicks(thresholds([item(sum)]))).toBe(ticks)
})
