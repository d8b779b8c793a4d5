import type { Context, Hono } from 'hono'
import { orders } from '../../../src/api/orders.ts'
import { purchase } from '../../../src/api/purchase.ts'
import { canCancel } from '../../../src/rules/orders.ts'
import { signedIn, userOf } from '../../accounts/signedIn.ts'
import { sha256 } from '../../crypto.ts'
import { type Delivery, deliveryTo, unknownAddress } from '../../orders/delivery.ts'
import { checkFields, reckon } from '../../orders/purchase.ts'
import { orderEmail, orderNotices } from '../../outbox/messages.ts'
import type { NewOrder } from '../../store/records.ts'
import { mayMail } from '../rateLimits.ts'
import { refuse } from '../refusal.ts'
import { idOf, route } from '../route.ts'
import type { Services } from '../services.ts'

const keyLength = 200

/** The key a purchase was sent with; undefined without one. 400 for one that is blank or too long. */
function keyOf(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (key.trim() === '' || key.length > keyLength)
    refuse(400, `Idempotency-Key must have 1 to ${keyLength} characters.`)
  return key
}

/** The place an order goes to. 422 where its town and postal code disagree; undefined for an address not known. */
async function placeOf(services: Services, address: string): Promise<Delivery | undefined> {
  const found = deliveryTo(await services.places(), address)
  return 'refused' in found
    ? found.refused === unknownAddress
      ? undefined
      : refuse(422, found.refused)
    : found
}

const placed = (c: Context, order_id: number | 'other') =>
  order_id === 'other'
    ? refuse(422, 'This Idempotency-Key was used for another order.')
    : c.json({ order_id }, 201)

/**
 * §7 Ordering. A purchase is reckoned anew: what does not agree with what was sent is refused with 409 and
 * { message, changes }, in words. A request sent again with the same Idempotency-Key is answered with the same order,
 * whatever has changed since; another request with that key is refused with 422. Keys of one user or visitor mean
 * nothing for another. The messages about an order are written with it.
 */
export function orderRoutes(app: Hono, services: Services): void {
  const { store, now } = services

  route(app, orders.list, async (c) => {
    const { user_id } = await signedIn(services, c)
    return c.json(await store.orders(user_id))
  })

  // Another's order is answered like one that does not exist.
  route(app, orders.cancel, async (c) => {
    const { user_id } = await signedIn(services, c)
    const order = await store.order(idOf(c.req.param('order_id')))
    if (order?.user_id !== user_id) return refuse(404, 'Order not found.')
    if (!canCancel(order, now()) || !(await store.cancelOrder(order.order_id)))
      return refuse(409, 'Order can no longer be cancelled.')
    return c.json({ message: 'Order cancelled successfully.' })
  })

  route(app, purchase.create, async (c, { body }) => {
    const user = await userOf(services, c)
    if (body.userId !== null && body.userId !== user?.user_id)
      refuse(403, 'This order belongs to another account. Please sign in again.')
    const key = keyOf(c)
    // A visitor is known by the email of the order: what a lost answer would have brought is no cookie either.
    const sent =
      key === undefined
        ? undefined
        : {
            owner: user ? `user:${user.user_id}` : `visitor:${body.email.trim().toLowerCase()}`,
            key,
            fingerprint: await sha256(JSON.stringify(body)),
          }
    const before = sent && (await store.orderByKey(sent))
    if (before !== undefined) return placed(c, before)

    checkFields(body)
    const ids = [...new Set(body.items.map(({ product_id }) => idOf(product_id)))]
    const delivery = await placeOf(services, body.shipping_address)
    // What a mail would be too many for is ordered all the same.
    const confirm = await mayMail(services, c, body.email)
    const order_id = await store.placeOrder(
      ids,
      (products) => {
        const { changes, needsPlace, items, shipping, total } = reckon(body, products, delivery)
        if (changes.length > 0) refuse(409, changes.join(' '), { changes })
        if (needsPlace) refuse(422, unknownAddress)
        const order: NewOrder = {
          user_id: user?.user_id ?? null,
          order_date: now().toISOString(),
          status: body.status,
          first_name: body.first_name,
          last_name: body.last_name,
          phone: body.phone,
          email: body.email,
          items,
          shipping_cost: shipping,
          total_amount: total,
          shipping_address: body.shipping_address,
          billing_address: body.billing_address,
          payment_method: body.payment_method,
          payment_status: body.payment_status,
          notes: body.notes,
          latitude: delivery?.place.lat ?? null,
          longitude: delivery?.place.lng ?? null,
        }
        return {
          order,
          messages: (order_id) => {
            const written = { ...order, order_id }
            return [...orderNotices(written), ...(confirm ? [orderEmail(written)] : [])]
          },
        }
      },
      sent,
    )
    return placed(c, order_id)
  })
}
