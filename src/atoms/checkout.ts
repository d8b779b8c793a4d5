import { atom } from 'jotai'
import type { DeliveryCharge } from '../api/delivery.ts'
import { messages } from '../api/messages.ts'
import { purchase } from '../api/purchase.ts'
import { type CheckoutValues, toOrderBody } from '../forms/checkout.ts'
import { call } from '../lib/endpoint.ts'
import { fetchQuery, queryClientAtom } from '../lib/queryClient.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { deliveryQuery } from '../queries/delivery.ts'
import { ordersKey } from '../queries/orders.ts'
import { type CartItem, cartCount } from '../rules/cart.ts'
import { draftKey, lastOrderKey } from '../rules/checkoutStorage.ts'
import { fullAddress } from '../rules/delivery.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { formatRs } from '../rules/money.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import type { PaymentTab } from '../rules/restrictions.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { shop } from '../shop.config.ts'
import { removeOrderedAtom } from './cart.ts'
import { userAtom } from './session.ts'
import { trackAtom } from './tracking.ts'

/** Milliseconds an order waits for its place at most. */
const patience = 3000

/** What is kept of the last order for this tab, so that its confirmation can be seen again. */
export type LastOrder = {
  orderId: Id
  orderTotal: number
  shippingAddress: string
  firstName: string
  email: string
  cod: boolean
  placedAt: string
}

export type OrderRequest = {
  values: CheckoutValues
  tab: PaymentTab
  items: readonly CartItem[]
  totals: OrderTotals
  charge: DeliveryCharge | undefined
  /** The order came from the cart, which it empties (decision 3). */
  fromCart: boolean
  /** Aborted when the shopper leaves: a payment under way is given up, an order that was sent is not. */
  signal?: AbortSignal
}

/** The payment failed: no order was sent (§8). */
export class PaymentError extends Error {
  override name = 'PaymentError'
}

/** The simulated payment (§4, decision 31): takes its time, and cannot be made without a connection. */
async function pay(signal: AbortSignal | undefined) {
  await new Promise((resolve) => setTimeout(resolve, limits.paymentWait))
  signal?.throwIfAborted()
  if (!navigator.onLine) throw new PaymentError()
}

/** Told after an order; they never hold it up or undo it (decision 13). */
function sendMessages(order: LastOrder, { values, items, totals }: OrderRequest) {
  const number = orderNumber(order.orderId)
  const contact = `${shop.phone.shown}, ${shop.whatsApp.shown}`
  void call(messages.whatsApp, {
    body: { message: `Order ${number} is placed. Total ${formatRs(totals.total)}. ${shop.name}: ${contact}` },
  }).catch(() => undefined)
  void call(messages.orderEmail, {
    body: {
      toEmail: order.email,
      message: {
        name: `${values.firstName.trim()} ${values.lastName.trim()}`,
        orderId: number,
        items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
        total: totals.total,
        shipping_fee: totals.shipping ?? 0,
        date: order.placedAt,
      },
    },
  }).catch(() => undefined)
}

const placingAtom = atom<Promise<LastOrder> | null>(null)

/** The order that was sent last and did not come about, as far as this tab knows. */
const sentAtom = atom<{ text: string; key: string } | null>(null)

/** An order whose answer was lost may have arrived: sent again unchanged it has the same key, and is not placed twice. */
const keyOf = (text: string, sent: { text: string; key: string } | null) =>
  sent?.text === text ? sent.key : crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Pays and places the order: one order however often it is asked for while one is under way (§4). Throws
 * `PaymentError` when the payment fails and `ApiError` when the order is refused or does not arrive.
 */
export const placeOrderAtom = atom(null, (get, set, request: OrderRequest): Promise<LastOrder> => {
  const underWay = get(placingAtom)
  if (underWay) return underWay
  const { values, tab, items, totals, charge } = request
  const place = async (): Promise<LastOrder> => {
    const count = cartCount(items)
    const tracked = { kind: 'checkout', amount: totals.total, items_count: count } as const
    try {
      if (tab !== 'cod') await pay(request.signal)
      // A free order may be paid before the answer is there; it carries its place where that can be had (decision 6).
      const asked = deliveryQuery(totals.subtotal, fullAddress(values))
      const found =
        charge ??
        (await withTimeout(fetchQuery(get(queryClientAtom), asked), patience).catch(() => undefined))
      const user = get(userAtom)
      const body = toOrderBody(values, {
        userId: user?.user_id ?? null,
        items,
        totals,
        tab,
        location: found?.location,
      })
      const sent = JSON.stringify(body)
      const key = keyOf(sent, get(sentAtom))
      set(sentAtom, { text: sent, key })
      const { order_id } = await call(purchase.create, { body, headers: { 'Idempotency-Key': key } })
      set(sentAtom, null)
      const order: LastOrder = {
        orderId: order_id,
        orderTotal: totals.total,
        shippingAddress: body.shipping_address,
        firstName: body.first_name,
        email: body.email,
        cod: tab === 'cod',
        placedAt: new Date().toISOString(),
      }
      safeSessionStorage.write(lastOrderKey, JSON.stringify(order))
      safeSessionStorage.remove(draftKey)
      if (request.fromCart) set(removeOrderedAtom, items)
      set(trackAtom, { ...tracked, status: 'success' })
      void get(queryClientAtom).resetQueries({ queryKey: ordersKey })
      sendMessages(order, request)
      return order
    } catch (error) {
      set(trackAtom, { ...tracked, status: 'failed' })
      throw error
    } finally {
      set(placingAtom, null)
    }
  }
  const placing = place()
  set(placingAtom, placing)
  return placing
})
