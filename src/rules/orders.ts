import { parseShopDate } from './dates.ts'
import { limits } from './limits.ts'
import { lineTotal, roundCents, sumMoney } from './money.ts'
import { orderNumber } from './orderNumber.ts'

/** The order statuses of §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The stages of an order that is not cancelled, in sequence. */
export const orderStages = orderStatuses.filter((status) => status !== 'cancelled')

/** The statuses from which an order can come to this one: only forward, and cancelled only before it is shipped. §4 */
export const statusesBefore = (status: OrderStatus): OrderStatus[] =>
  orderStages.slice(0, orderStages.indexOf(status === 'cancelled' ? 'shipped' : status))

/** The stage that follows a status; undefined after the last one, and for a status that is none. */
export const nextStage = (status: string): (typeof orderStages)[number] | undefined => {
  const at = (orderStages as readonly string[]).indexOf(status)
  return at < 0 ? undefined : orderStages[at + 1]
}

type Order = { status: string; order_date: string }

/** Whether a status is one of §4; other statuses are shown as received. */
export const isOrderStatus = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status)

/** Normalises the case and spelling of a status of §4; any other status is only trimmed. */
export function toOrderStatus(text: string): string {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled')
  return isOrderStatus(word) ? word : text.trim()
}

/** The last moment at which an order can be cancelled; undefined when its date is unreadable. §9 */
export function cancelDeadline(order: Pick<Order, 'order_date'>): Date | undefined {
  const placedAt = parseShopDate(order.order_date)
  return placedAt && new Date(placedAt.getTime() + limits.cancelWindow)
}

/** Whether an order can still be cancelled: pending or processing, and at most `limits.cancelWindow` old. §4 */
export const canCancel = (order: Order, now: Date | number): boolean => cancelState(order, now) === 'open'

/** 'open' while an order can be cancelled, 'late' once its window has closed, undefined if it is not pending. §4 */
export function cancelState(order: Order, now: Date | number): 'open' | 'late' | undefined {
  if (!(statusesBefore('cancelled') as string[]).includes(order.status)) return undefined
  const deadline = cancelDeadline(order)
  return deadline !== undefined && Number(now) <= deadline.getTime() ? 'open' : 'late'
}

/** Letters and digits alone, in lower case; what stands between two digits stays: '#10482,' is '10482', '4.5' is '4.5'. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}](?!\d)|(?<!\d)[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether each word of a query is in an order's number, or in the name or number of one of its parts. */
export function orderMatches(
  {
    order_id,
    items,
  }: { order_id: string | number; items: readonly { product_name: string; sku?: string | undefined }[] },
  query: string,
): boolean {
  const text = [
    'order number',
    orderNumber(order_id),
    ...items.flatMap(({ product_name, sku = '' }) => [product_name, sku]),
  ]
    .map(lettersOf)
    .join(' ')
  return query.split(/\s+/).every((word) => text.includes(lettersOf(word)))
}

/** What has become of the payment, in words: as received, but a cancelled order that waits for none is not charged. */
export const paymentState = ({
  status,
  payment_status,
}: Pick<Order, 'status'> & { payment_status: string }): string =>
  status === 'cancelled' && /^(pending|unpaid|)$/i.test(payment_status.trim())
    ? 'not charged'
    : payment_status

type Sums = {
  items: readonly { quantity: number; unit_price: number }[]
  shipping_cost: number | undefined
  total_amount: number | undefined
}

/** The amounts of an order in rupees; `difference` is the total less items and shipping: below 0 a discount. §9 */
export function orderSums({ items, shipping_cost, total_amount }: Sums) {
  const sum = sumMoney(items.map(({ quantity, unit_price }) => lineTotal(unit_price, quantity)))
  const knownTotal = sumMoney([sum, shipping_cost ?? 0])
  const total = total_amount ?? knownTotal
  return { items: sum, difference: roundCents(total - knownTotal), total }
}
