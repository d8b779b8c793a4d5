import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import type { DeliveryCharge } from '../api/delivery.ts'
import { messages } from '../api/messages.ts'
import { type OrderBody, orderFingerprint, type PaymentForm, purchase } from '../api/purchase.ts'
import { type CheckoutValues, toOrderBody } from '../forms/checkout.ts'
import { withBrowserLock } from '../lib/browserLock.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { fetchQuery, mutateOnce, queryClientAtom } from '../lib/queryClient.ts'
import { serverNow } from '../lib/serverClock.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { withAbort } from '../lib/withAbort.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { deliveryQuery } from '../queries/delivery.ts'
import { ordersKey } from '../queries/orders.ts'
import { type CartItem, cartCount } from '../rules/cart.ts'
import { fullAddress } from '../rules/delivery.ts'
import { type Id, sameId, toId } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { formatRs } from '../rules/money.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import { type PaymentId, paymentMethod, paymentName } from '../rules/payments.ts'
import { draftKey, lastOrderKey } from '../rules/storageKeys.ts'
import { textHash } from '../rules/textHash.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { shop } from '../shop/config.ts'
import { cartHoldsAtom, removeOrderedAtom } from './cart.ts'
import type { LastOrder } from './lastOrder.ts'
import { keepOrderKeys, keepPlacedOrder, orderedBefore, orderKey } from './orderKeys.ts'
import { checkUserAtom, SessionEndedError, storageOwnerAtom } from './session.ts'
import { events, trackAtom } from './tracking.ts'

/** Milliseconds that an order waits at most for the position of its address. */
const locationTimeoutMs = 3000

export type OrderRequest = {
  values: CheckoutValues
  payment: PaymentId
  items: readonly CartItem[]
  totals: OrderTotals
  charge: DeliveryCharge | undefined
  /** The order came from the cart, from which its items are then removed (decision 3). */
  fromCart: boolean
  /** The number of the order after which the same is wished once more (`OrderedBeforeError`). */
  again?: Id | undefined
  /** Aborted when the shopper leaves: then nothing is sent any more. An order that was sent stands. */
  signal?: AbortSignal
}

/** The payment failed: no order was sent (§8). */
export class PaymentError extends Error {
  override name = 'PaymentError'
}

/** The cart does not hold any more what was to be ordered: no order was sent. */
export class CartChangedError extends Error {
  override name = 'CartChanged'
}

/** The same was ordered on this device within the last ten minutes: no order was sent. Decision 75 */
export class OrderedBeforeError extends Error {
  override name = 'OrderedBefore'
  order: Id
  /** When it was placed, in milliseconds since 1970. */
  at: number
  constructor(order: Id, at: number) {
    super('The same was ordered before')
    this.order = order
    this.at = at
  }
}

/** The simulated payment (§4, decision 31), of a method without a gateway. Fails without a connection. */
async function pay(payment: PaymentId) {
  const gateways = globalThis.document?.documentElement?.dataset.gateways ?? ''
  if (gateways.split(' ').includes(paymentMethod(payment).wire)) return
  await new Promise((resolve) => setTimeout(resolve, limits.paymentWait))
  if (!navigator.onLine) throw new PaymentError()
}

/** Sends the messages after an order; they never delay or undo it (decision 13). */
function sendMessages(order: LastOrder, { values, items, totals }: OrderRequest) {
  const number = orderNumber(order.orderId)
  const contact = `${shop.phone.display}, ${shop.whatsApp.display}`
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

/** What the tab keeps of an order that the server has placed, with the total of the server's answer if there is one. */
const lastOrderOf = (
  { payment, items, totals }: OrderRequest,
  body: OrderBody,
  orderId: Id,
  total = totals.total,
): LastOrder => ({
  orderId,
  orderTotal: total,
  shippingAddress: body.shipping_address,
  firstName: body.first_name,
  email: body.email,
  payment,
  placedAt: new Date(serverNow()).toISOString(),
  receipt: {
    items: items.map(({ name, sku, price, quantity, image }) => ({ name, sku, price, quantity, image })),
    payment: paymentName(body.payment_method),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
  },
})

/** An order as placed. `isOwner`: its user is still the one of the tab. `toPay`: it is paid at a gateway. */
export type PlacedOrder = LastOrder & {
  isOwner: boolean
  toPay: { form: PaymentForm; token: string } | undefined
}

const placingKey = ['order', 'create']

type Shop = Pick<ReturnType<typeof createStore>, 'get' | 'set'>

const underWay = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: placingKey, status: 'pending' })
    .map(({ options }) => String(options.mutationKey?.at(-1)))

/**
 * The position of an address: of an order that can be paid before its charge is known, if it arrives in time (decision 6).
 */
async function locationOf(client: QueryClient, { charge, totals, values }: OrderRequest) {
  if (charge) return charge.location
  const query = deliveryQuery(totals.subtotal, fullAddress(values))
  const answer = withTimeout(fetchQuery(client, query), locationTimeoutMs)
  return (await answer.catch(() => undefined))?.location
}

/**
 * Pays for and places the order. The same order under way is joined: only one is placed (§4), and of several tabs one at a
 * time orders the cart, or the same. Throws `PaymentError`, `CartChangedError`, `OrderedBeforeError`, `SessionEndedError`,
 * `ApiError`, and the reason of `signal` when the shopper left before.
 */
export async function placeOrder({ get, set }: Shop, request: OrderRequest): Promise<PlacedOrder> {
  const { values, payment, items, totals, fromCart, again, signal = new AbortController().signal } = request
  const client = get(queryClientAtom)
  // The form is filled in for the owner of the tab: an order of theirs must not become somebody else's.
  const owner = get(storageOwnerAtom)
  const isOwnersTab = () => owner === null || owner === get(storageOwnerAtom)
  const requireOwner = () => {
    if (!isOwnersTab()) throw new SessionEndedError('The user of the order has left')
  }
  const bodyAt = (location?: DeliveryCharge['location']) =>
    toOrderBody(values, { userId: toId(owner) ?? null, items, totals, payment, location })
  const fingerprint = orderFingerprint(bodyAt())
  const draft = safeSessionStorage.read(draftKey)
  const track = (status: string) => set(trackAtom, events.checkout(totals.total, cartCount(items), status))

  /** Pays, and sends the order, which stands from then on, wherever the shopper is. */
  async function send(key: string) {
    if (paymentMethod(payment).settles === 'gateway') await withAbort(pay(payment), signal)
    const body = bodyAt(await withAbort(locationOf(client, request), signal))
    signal.throwIfAborted()
    requireOwner()
    const answer = await call(purchase.create, { body, headers: { 'Idempotency-Key': key } })
    const order = { ...lastOrderOf(request, body, answer.order_id, answer.total_amount), token: answer.token }
    return { order, form: answer.payment }
  }

  /** Keeps what the tab is to know of a placed order, and forgets what was for it alone. */
  function keep(order: LastOrder, key: string) {
    if (isOwnersTab()) {
      safeSessionStorage.write(lastOrderKey, JSON.stringify(order))
      // What was typed since the page was left is for another order.
      if (!signal.aborted || safeSessionStorage.read(draftKey) === draft) safeSessionStorage.remove(draftKey)
      keepOrderKeys(underWay(client).filter((other) => other !== fingerprint))
      track('success')
    }
    if (fromCart) set(removeOrderedAtom, items)
    keepPlacedOrder(fingerprint, key, order.orderId, fromCart)
    void client.resetQueries({ queryKey: ordersKey })
  }

  async function submit(): Promise<PlacedOrder> {
    // It may have waited for another tab: nothing of a user who has left is written or sent.
    requireOwner()
    if (fromCart && !set(cartHoldsAtom, items)) throw new CartChangedError()
    const before = orderedBefore(fingerprint)
    if (before && (again === undefined || !sameId(before.order, again)))
      throw new OrderedBeforeError(before.order, before.at)
    try {
      // A new one where another tab has ordered the cart meanwhile.
      const key = orderKey(fingerprint, before?.key)
      const { order, form } = await send(key)
      keep(order, key)
      sendMessages(order, request)
      const { token } = order
      return { ...order, isOwner: isOwnersTab(), toPay: form && token ? { form, token } : undefined }
    } catch (error) {
      // A payment that the shopper cancelled did not fail.
      if (error !== signal.reason) track('failed')
      const refused = error instanceof ApiError && [401, 403].includes(error.status)
      if (!refused || owner === null) throw error
      await set(checkUserAtom)
      throw isOwnersTab() ? error : new SessionEndedError('The user of the order has left', { cause: error })
    }
  }

  // Before the wait for another tab, so that a tab that is copied from now on has it too.
  if (!underWay(client).includes(fingerprint)) orderKey(fingerprint, orderedBefore(fingerprint)?.key)
  return mutateOnce(client, {
    mutationKey: [...placingKey, fingerprint],
    mutationFn: () => withBrowserLock(fromCart ? 'order' : `order ${textHash(fingerprint)}`, signal, submit),
  })
}
