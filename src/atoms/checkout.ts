import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { DeliveryCharge } from '../api/delivery.ts'
import { messages } from '../api/messages.ts'
import { purchase, wishOf } from '../api/purchase.ts'
import { type CheckoutValues, toOrderBody } from '../forms/checkout.ts'
import { call } from '../lib/endpoint.ts'
import { fetchQuery, queryClientAtom } from '../lib/queryClient.ts'
import { serverNow } from '../lib/serverClock.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { withAbort } from '../lib/withAbort.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { deliveryQuery } from '../queries/delivery.ts'
import { ordersKey } from '../queries/orders.ts'
import { type CartItem, cartCount } from '../rules/cart.ts'
import { fullAddress } from '../rules/delivery.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { formatRs } from '../rules/money.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import { type PaymentId, paymentMethod } from '../rules/payment.ts'
import { draftKey, lastOrderKey, orderKeysKey } from '../rules/storageKeys.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { shop } from '../shop.config.ts'
import { removeOrderedAtom } from './cart.ts'
import { userAtom } from './session.ts'
import { trackAtom } from './tracking.ts'

/** Milliseconds that an order waits at most for the position of its address. */
const locationTimeoutMs = 3000

/** The last order as kept for this tab, so that its confirmation can be shown again. */
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
  payment: PaymentId
  items: readonly CartItem[]
  totals: OrderTotals
  charge: DeliveryCharge | undefined
  /** The order came from the cart, from which its items are then removed (decision 3). */
  fromCart: boolean
  /** Aborted when the shopper leaves: then nothing is sent any more. An order that was sent stands. */
  signal?: AbortSignal
}

/** The payment failed: no order was sent (§8). */
export class PaymentError extends Error {
  override name = 'PaymentError'
}

/** The simulated payment (§4, decision 31): takes its time, and fails without a connection. */
async function pay() {
  await new Promise((resolve) => setTimeout(resolve, limits.paymentWait))
  if (!navigator.onLine) throw new PaymentError()
}

/** Sends the messages after an order; they never delay or undo it (decision 13). */
function sendMessages(order: LastOrder, { values, items, totals }: OrderRequest) {
  const number = orderNumber(order.orderId)
  const contact = `${shop.phone.shown}, ${shop.whatsApp.shown}`
  void call(messages.whatsApp, {
    body: {
      message: `Order ${number} is placed. Total ${formatRs(order.orderTotal)}. ${shop.name}: ${contact}`,
    },
  }).catch(() => undefined)
  void call(messages.orderEmail, {
    body: {
      toEmail: order.email,
      message: {
        name: `${values.firstName.trim()} ${values.lastName.trim()}`,
        orderId: number,
        items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
        total: order.orderTotal,
        shipping_fee: totals.shipping ?? 0,
        date: order.placedAt,
      },
    },
  }).catch(() => undefined)
}

const placingAtom = atom<Promise<LastOrder> | null>(null)

/** The idempotency keys of the orders that this tab sent and does not know to be placed, by what was ordered. */
const OrderKeys = z.catch(z.record(z.string(), z.string()), {})

function storedKeys() {
  try {
    return z.parse(OrderKeys, JSON.parse(safeSessionStorage.read(orderKeysKey) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * The idempotency key of an order. An order whose response was lost may have been placed: ordered again, also after a
 * reload, it keeps its key until an order is confirmed (decision 42).
 */
function keyOf(wish: string): string {
  const keys = storedKeys()
  const key = keys[wish] ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  safeSessionStorage.write(orderKeysKey, JSON.stringify({ ...keys, [wish]: key }))
  return key
}

/**
 * Pays for and places the order. A call while an order is under way returns that order: only one is placed (§4). Throws
 * `PaymentError` when the payment fails, `ApiError` when the order is refused or does not arrive, and the reason of
 * `signal` when the shopper left before it was sent.
 */
export const placeOrderAtom = atom(null, (get, set, request: OrderRequest): Promise<LastOrder> => {
  const underWay = get(placingAtom)
  if (underWay) return underWay
  const { values, payment, items, totals, charge, signal = new AbortController().signal } = request
  const place = async (): Promise<LastOrder> => {
    const count = cartCount(items)
    const tracked = { kind: 'checkout', amount: totals.total, items_count: count } as const
    try {
      if (paymentMethod(payment).online) await withAbort(pay(), signal)
      // With free delivery an order can be paid before the delivery charge is known: its position is sent if it arrives
      // in time (decision 6).
      const asked = deliveryQuery(totals.subtotal, fullAddress(values))
      const position = async () =>
        withTimeout(fetchQuery(get(queryClientAtom), asked), locationTimeoutMs).catch(() => undefined)
      const found = charge ?? (await withAbort(position(), signal))
      const user = get(userAtom)
      const body = toOrderBody(values, {
        userId: user?.user_id ?? null,
        items,
        totals,
        payment,
        location: found?.location,
      })
      // From here on the order stands, wherever the shopper is.
      signal.throwIfAborted()
      const headers = { 'Idempotency-Key': keyOf(wishOf(body)) }
      const { order_id, total_amount } = await call(purchase.create, { body, headers })
      const order: LastOrder = {
        orderId: order_id,
        orderTotal: total_amount ?? totals.total,
        shippingAddress: body.shipping_address,
        firstName: body.first_name,
        email: body.email,
        cod: !paymentMethod(payment).online,
        placedAt: new Date(serverNow()).toISOString(),
      }
      safeSessionStorage.write(lastOrderKey, JSON.stringify(order))
      safeSessionStorage.remove(draftKey)
      safeSessionStorage.remove(orderKeysKey)
      if (request.fromCart) set(removeOrderedAtom, items)
      set(trackAtom, { ...tracked, status: 'success' })
      void get(queryClientAtom).resetQueries({ queryKey: ordersKey })
      sendMessages(order, request)
      return order
    } catch (error) {
      // A payment that the shopper cancelled did not fail.
      if (error !== signal.reason) set(trackAtom, { ...tracked, status: 'failed' })
      throw error
    }
  }
  const placing = place().finally(() => set(placingAtom, null))
  set(placingAtom, placing)
  return placing
})
