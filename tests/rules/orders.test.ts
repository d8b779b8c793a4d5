import { describe, expect, test } from 'vitest'
import {
  canCancel,
  cancelDeadline,
  cancelState,
  orderMatches,
  orderSums,
  paymentState,
  toOrderStatus,
} from '../../src/rules/orders.ts'
import { shop } from '../../src/shop/config.ts'

const placed = '2026-11-20 10:18:00'
const at = (time: string) => new Date(`2026-11-20T${time}+05:30`)

test.each([
  ['cancelled', 'pending', 'not charged'],
  ['cancelled', 'Unpaid', 'not charged'],
  ['cancelled', 'paid', 'paid'],
  ['cancelled', 'refunded', 'refunded'],
  ['processing', 'pending', 'pending'],
])('the payment of an order that is %s and %j is %j', (status, payment_status, words) => {
  expect(paymentState({ status, payment_status })).toBe(words)
})

test.each([
  ['', true],
  [`${shop.orderPrefix}104`.toLowerCase(), true],
  ['pdl hardened', true],
  [' padlock  10482 ', true],
  ['#10482', true],
  ['10482,', true],
  ['Order number: 10482.', true],
  [`(${shop.orderPrefix.replace('-', '')}10482)`, true],
  ['\uff11\uff10\uff14\uff18\uff12', true],
  ['pdl050br', true],
  ['50mm, 4.5', true],
  ['padlock 10483', false],
])('an order of padlocks is found by %j: %j', (query, found) => {
  const items = [
    { product_name: 'Brass padlock 50 mm, hardened shackle 4.5 mm', sku: 'PDL-050-BR' },
    { product_name: 'Part' },
  ]
  expect(orderMatches({ order_id: 10482, items }, query)).toBe(found)
})

describe('§4, §8, §9 an order can be cancelled for 2 hours, exactly included (decision 14)', () => {
  test.each([
    ['pending', '12:18:00.000', 'open'],
    ['pending', '12:18:00.001', 'late'],
    ['shipped', '10:20:00.000', undefined],
    ['completed', '12:18:00.001', undefined],
  ])('%s at %s: %s', (status, time, state) => {
    expect(cancelState({ status, order_date: placed }, at(time))).toBe(state)
    expect(cancelState({ status, order_date: placed }, at(time).getTime())).toBe(state)
    expect(canCancel({ status, order_date: placed }, at(time))).toBe(state === 'open')
  })

  test('whose date has a zone of hours only', () => {
    expect(cancelState({ status: 'pending', order_date: '2026-11-20 04:48:00+00' }, at('12:18:00'))).toBe(
      'open',
    )
  })

  test('not if its date cannot be read', () => {
    expect(cancelDeadline({ order_date: 'yesterday' })).toBeUndefined()
    expect(cancelState({ status: 'pending', order_date: '' }, at('10:20:00'))).toBe('late')
  })
})

test.each([
  ['Pending', 'pending'],
  [' SHIPPED ', 'shipped'],
  ['canceled', 'cancelled'],
  ['Awaiting stock', 'Awaiting stock'],
])('the status %j is %j', (given, status) => {
  expect(toOrderStatus(given)).toBe(status)
})

const items = [
  { quantity: 2, unit_price: 6950 },
  { quantity: 3, unit_price: 0.1 },
]

test.each([
  ['a discount', 350, 13250.3, -1000],
  ['more than items and shipping', 0, 14000.3, 100],
  ['no total: it is reckoned', 350, undefined, 0],
  ['no shipping', undefined, 13900.3, 0],
])('the totals of an order: %s', (_, shipping_cost, total_amount, difference) => {
  expect(orderSums({ items, shipping_cost, total_amount })).toEqual({
    items: 13900.3,
    difference,
    total: total_amount ?? 14250.3,
  })
})
