import type { Context, Hono } from 'hono'
import { orders } from '../../../src/api/orders.ts'
import { type OrderBody, orderFingerprint, purchase } from '../../../src/api/purchase.ts'
import { canCancel } from '../../../src/rules/orders.ts'
import { settlementOf } from '../../../src/rules/payments.ts'
import { isMobile } from '../../../src/rules/phone.ts'
import { sha256 } from '../../crypto.ts'
import { type Delivery, deliveryForAddress, unknownAddress } from '../../orders/delivery.ts'
import { newOrderOf, recalculateOrder, requireOrderFields } from '../../orders/purchase.ts'
import { orderEmail, orderNotices, orderSms } from '../../outbox/messages.ts'
import { refuse } from '../../refusal.ts'
import { nameKey } from '../../store/nameKey.ts'
import type { OrderKey, RecalculatedOrder } from '../../store/orders.ts'
import type { Order, ProductRecord } from '../../store/records.ts'
import { withPartNumbers } from '../partNumbers.ts'
import { duePayment, isToBePaid, paymentBegun } from '../payments.ts'
import { countMessage, requireWithinLimit, uncountMessage } from '../rateLimits.ts'
import { idOf, route } from '../route.ts'
import type { Services } from '../services.ts'
import { signedIn, userOf } from '../signedIn.ts'

const keyLength = 200

/**
 * What recognises a repeated purchase; undefined without an Idempotency-Key. Refuses a blank or too long one with 400. Keyed
 * by the order's email, because the session may end before the shopper sends the order again.
 */
function keyOf(c: Context, body: OrderBody): OrderKey | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (key.trim() === '' || key.length > keyLength)
    refuse(400, `Idempotency-Key must have 1 to ${keyLength} characters.`)
  return { owner: nameKey(body.email), key, fingerprint: sha256(orderFingerprint(body)) }
}

/** Counts the messages that confirm an order to its customer. Over the limits it is still placed, only without them. */
async function countConfirmations(
  services: Services,
  c: Context,
  { email, phone, payment_method }: OrderBody,
) {
  const mail = await countMessage(services, c, 'mail', email)
  const isWished = services.sms && settlementOf(payment_method) === 'onDelivery' && isMobile(phone)
  const sms = isWished && (await countMessage(services, c, 'sms', phone))
  return {
    mail,
    sms,
    async uncount() {
      if (mail) await uncountMessage(services, c, 'mail', email)
      if (sms) await uncountMessage(services, c, 'sms', phone)
    },
  }
}

/** The delivery to an address; undefined for an unknown address. 422 when its town and postal code disagree. */
async function placeOf(services: Services, address: string): Promise<Delivery | undefined> {
  const delivery = deliveryForAddress(await services.places(), address)
  if (!('refused' in delivery)) return delivery
  return delivery.refused === unknownAddress ? undefined : refuse(422, delivery.refused)
}

/** Cancels an order at the wish of its customer. Refuses with 409 when it is too late. §4 */
export async function cancelOrder({ store, now }: Services, order: Order): Promise<void> {
  if (!canCancel(order, now()) || !(await store.setOrderStatus(order.order_id, 'cancelled')))
    refuse(409, 'Order can no longer be cancelled.')
}

/**
 * §7 Ordering. A purchase is recalculated from the records; one that differs is refused with 409 and { message, changes }.
 * The same Idempotency-Key gives the same order with its own total, or 422 where it orders something else. The messages
 * about an order are written in its transaction.
 */
export function orderRoutes(app: Hono, services: Services): void {
  const { store, now } = services

  /** Answers with the order. `total_amount` is not the request's where an earlier request placed the order. */
  async function orderResponse(c: Context, order_id: number | 'other', total?: number) {
    if (order_id === 'other') return refuse(422, 'This Idempotency-Key was used for another order.')
    const order = await store.order(order_id)
    const token = order && (await services.links()).token(order)
    const payment = order && (await duePayment(services, order))
    return c.json({ order_id, total_amount: total ?? order?.total_amount, token, payment }, 201)
  }

  route(app, orders.list, async (c) => {
    const { user_id } = await signedIn(services, c)
    return c.json(await withPartNumbers(store, await store.orders(user_id)))
  })

  // Answer the order of another customer like one that does not exist.
  route(app, orders.cancel, async (c) => {
    const { user_id } = await signedIn(services, c)
    const order = await store.order(idOf(c.req.param('order_id')))
    if (order?.user_id !== user_id) return refuse(404, 'Order not found.')
    await cancelOrder(services, order)
    return c.json({ message: 'Order cancelled successfully.' })
  })

  route(app, purchase.create, async (c, { body }) => {
    const user = await userOf(services, c)
    if (body.userId !== null && body.userId !== user?.user_id)
      refuse(403, 'This order belongs to another account. Please sign in again.')
    const key = keyOf(c, body)
    const before = key && (await store.orderByKey(key))
    if (before !== undefined) return orderResponse(c, before)

    requireOrderFields(body)
    await requireWithinLimit(services, 'order', c)
    const ids = [...new Set(body.items.map(({ product_id }) => idOf(product_id)))]
    const delivery = await placeOf(services, body.shipping_address)
    const confirmed = await countConfirmations(services, c, body)
    const links = await services.links()
    let placedTotal: number | undefined
    const makeOrder = (products: readonly ProductRecord[]): RecalculatedOrder => {
      const { changes, needsAddress, ...sums } = recalculateOrder(body, products, delivery)
      if (changes.length > 0) refuse(409, changes.join(' '), { changes })
      if (needsAddress) refuse(422, unknownAddress)
      const order = newOrderOf(body, sums, delivery, user, now())
      return {
        order,
        payment: (order_id) => paymentBegun(services, { ...order, order_id }),
        messages: (order_id) => {
          placedTotal = order.total_amount
          const placed = { ...order, order_id }
          const isUnpaid = isToBePaid(services, placed)
          return [
            ...orderNotices(placed),
            ...(confirmed.mail ? [orderEmail(placed, links.address(placed), isUnpaid)] : []),
            ...(confirmed.sms ? [orderSms(placed)] : []),
          ]
        },
      }
    }
    try {
      return await orderResponse(c, await store.placeOrder(ids, makeOrder, key), placedTotal)
    } finally {
      // The purchase was refused, or the order had been placed before.
      if (placedTotal === undefined) await confirmed.uncount()
    }
  })
}
