import type { Hono } from 'hono'
import { orders } from '../../src/api/orders.ts'
import { purchase } from '../../src/api/purchase.ts'
import { canCancel } from '../../src/rules/orders.ts'
import type { Shop } from '../api.ts'
import { deliveryTo, unknownAddress } from '../delivery.ts'
import { checkFields, reckon } from '../purchase.ts'
import { refuse } from '../refusal.ts'
import { idOf, route } from '../route.ts'
import { signedIn, userOf } from '../visitor.ts'

const keyLength = 200

/**
 * §7 Ordering. A purchase is reckoned anew: what does not agree with what was sent is refused with 409 and
 * { message, changes }, in words. A request sent again with the same Idempotency-Key is answered with the same order.
 */
export function orderRoutes(app: Hono, shop: Shop): void {
  const { store, now } = shop

  route(app, orders.list, async (c) => {
    const { user_id } = await signedIn(shop, c)
    return c.json(await store.orders(user_id))
  })

  // Another's order is answered like one that does not exist.
  route(app, orders.cancel, async (c) => {
    const { user_id } = await signedIn(shop, c)
    const order = await store.order(idOf(c.req.param('order_id')))
    if (order?.user_id !== user_id) return refuse(404, 'Order not found.')
    if (!canCancel(order, now()) || !(await store.cancelOrder(order.order_id)))
      return refuse(409, 'Order can no longer be cancelled.')
    return c.json({ message: 'Order cancelled successfully.' })
  })

  route(app, purchase.create, async (c, { body }) => {
    const user = await userOf(shop, c)
    if (body.userId !== null && body.userId !== user?.user_id)
      refuse(403, 'This order belongs to another account. Please sign in again.')
    checkFields(body)

    const ids = [...new Set(body.items.map(({ product_id }) => idOf(product_id)))]
    const delivery = deliveryTo(await shop.places(), body.shipping_address)
    const { changes, needsPlace, items, shipping, total } = reckon(
      body,
      await store.productsById(ids),
      delivery,
    )
    if (changes.length > 0) refuse(409, changes.join(' '), { changes })
    if (needsPlace) refuse(422, unknownAddress)

    const order = {
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
    const key = c.req.header('idempotency-key')?.slice(0, keyLength)
    return c.json({ order_id: await store.addOrder(order, key) }, 201)
  })
}
