import { parseShopDate } from './dates.ts'
import { limits } from './limits.ts'
import { lineTotal, roundCents, sumMoney } from './money.ts'

/** The order statuses of §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The stages of an order that goes well, in their order. */
export const orderStages = orderStatuses.filter((status) => status !== 'cancelled')

type Order = { status: string; order_date: string }

/** Whether a status is one of §4; others are shown as they come. */
export const isOrderStatus = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status)

/** A status of §4 in any capitals or spelling is that status; all else is left as it comes. */
export function toOrderStatus(given: string): string {
  const word = given
    .trim()
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled')
  return isOrderStatus(word) ? word : given.trim()
}

const secondsDigits = 10
const namedDay = /^[a-z]{3}, \d{1,2} [a-z]{3} \d{4} [\d:]{8} GMT$/i

/**
 * Reads an order date; one without zone is Asia/Colombo. Back ends also write the seconds or milliseconds since 1970,
 * and 'Fri, 20 Nov 2026 04:48:00 GMT'. undefined when unreadable. Decision 14
 */
export function parseOrderDate(given: string): Date | undefined {
  const date = given.trim()
  if (/^\d{10,13}$/.test(date)) return new Date(Number(date) * (date.length === secondsDigits ? 1000 : 1))
  return namedDay.test(date) ? new Date(date) : parseShopDate(date)
}

/** Newest first; orders whose date cannot be read stand last. §2 */
export const newestFirst = <Each extends Pick<Order, 'order_date'>>(orders: readonly Each[]): Each[] => {
  const timeOf = ({ order_date }: Each) => parseOrderDate(order_date)?.getTime() ?? 0
  return orders.toSorted((a, b) => timeOf(b) - timeOf(a))
}

/** The last moment an order can be cancelled: 2 hours after it was placed. undefined when its date is unreadable. §9 */
export function cancelDeadline(order: Pick<Order, 'order_date'>): Date | undefined {
  const placed = parseOrderDate(order.order_date)
  return placed && new Date(placed.getTime() + limits.cancelWindowMs)
}

/** Whether an order can still be cancelled: pending or processing, and at most (exactly included) 2 hours old. §4 */
export const canCancel = (order: Order, now: Date | number): boolean => cancelState(order, now) === 'open'

/**
 * What is to be said of cancelling: 'open' while it is offered, 'late' once the window of an order closed that still
 * waits, undefined for an order that went on or was cancelled, where nobody would look for it. §4
 */
export function cancelState(order: Order, now: Date | number): 'open' | 'late' | undefined {
  if (order.status !== 'pending' && order.status !== 'processing') return undefined
  const deadline = cancelDeadline(order)
  return deadline !== undefined && Number(now) <= deadline.getTime() ? 'open' : 'late'
}

type Sums = {
  items: readonly { quantity: number; unit_price: number }[]
  shipping_cost: number | undefined
  total_amount: number | undefined
}

/**
 * The amounts of an order in rupees. `difference` is what its total has below (a discount) or above its items and
 * shipping; without a total it is reckoned from them. §9
 */
export function orderSums({ items, shipping_cost, total_amount }: Sums) {
  const sum = sumMoney(items.map(({ quantity, unit_price }) => lineTotal(unit_price, quantity)))
  const reckoned = sumMoney([sum, shipping_cost ?? 0])
  const total = total_amount ?? reckoned
  return { items: sum, difference: roundCents(total - reckoned), total }
}
