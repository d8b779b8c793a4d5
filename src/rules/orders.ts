import { parseShopDate } from './dates.ts'
import { limits } from './limits.ts'

/** The order statuses of §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const

type Order = { status: string; order_date: string }

/** Reads an order date; one without zone is Asia/Colombo. undefined when unreadable. Decision 14 */
export const parseOrderDate = parseShopDate

/** The last moment an order can be cancelled: 2 hours after it was placed. undefined when its date is unreadable. §9 */
export function cancelDeadline(order: Pick<Order, 'order_date'>): Date | undefined {
  const placed = parseOrderDate(order.order_date)
  return placed && new Date(placed.getTime() + limits.cancelWindowMs)
}

/** Whether an order can still be cancelled: pending or processing, and at most (exactly included) 2 hours old. §4 */
export function canCancel(order: Order, now: Date | number): boolean {
  const deadline = cancelDeadline(order)
  const open = order.status === 'pending' || order.status === 'processing'
  return open && deadline !== undefined && Number(now) <= deadline.getTime()
}
