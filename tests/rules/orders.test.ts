import { describe, expect, test } from 'vitest'
import { canCancel, cancelDeadline, orderStatuses, parseOrderDate } from '../../src/rules/orders.ts'

const placed = '2026-11-20 10:18:00'
const at = (time: string) => new Date(`2026-11-20T${time}+05:30`)

describe('§4, §9 the cancel window: 2 hours, exactly included (decision 14)', () => {
  test.each([
    ['10:18:00.000', true],
    ['11:30:00.000', true],
    ['12:17:59.999', true],
    ['12:18:00.000', true],
    ['12:18:00.001', false],
    ['23:00:00.000', false],
  ])('at %s: %s', (time, allowed) => {
    expect(canCancel({ status: 'pending', order_date: placed }, at(time))).toBe(allowed)
  })

  test('a clock that runs late does not take the action away', () => {
    expect(canCancel({ status: 'pending', order_date: placed }, at('10:10:00'))).toBe(true)
  })

  test('the clock may be milliseconds', () => {
    expect(canCancel({ status: 'pending', order_date: placed }, at('12:18:00').getTime())).toBe(true)
    expect(canCancel({ status: 'pending', order_date: placed }, at('12:18:00').getTime() + 1)).toBe(false)
  })
})

test.each([
  ['pending', true],
  ['processing', true],
  ['shipped', false],
  ['completed', false],
  ['cancelled', false],
  ['anything else', false],
])('§4 a fresh order that is %s can be cancelled: %s', (status, allowed) => {
  expect(canCancel({ status, order_date: placed }, at('10:20:00'))).toBe(allowed)
})

test('§4 the statuses', () => {
  expect(orderStatuses).toEqual(['pending', 'processing', 'shipped', 'completed', 'cancelled'])
})

test('the deadline is said: 12:18 pm for an order of 10:18 am', () => {
  expect(cancelDeadline({ order_date: placed })).toEqual(at('12:18:00'))
})

test('an order whose date cannot be read cannot be cancelled', () => {
  expect(cancelDeadline({ order_date: 'yesterday' })).toBeUndefined()
  expect(canCancel({ status: 'pending', order_date: '' }, at('10:20:00'))).toBe(false)
})

test('an order date without zone is Asia/Colombo', () => {
  expect(parseOrderDate('2026-11-20 10:18:00')?.toISOString()).toBe('2026-11-20T04:48:00.000Z')
})
