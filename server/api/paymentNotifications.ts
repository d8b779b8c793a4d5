import type { Log } from '../observability/log.ts'
import type { OrderLinks } from '../orders/orderLinks.ts'
import { paymentEmail, paymentNotice } from '../outbox/messages.ts'
import type { PaymentGateway, PaymentNotification } from '../payments/gateway.ts'
import { hasNoPayment, outcomeOf } from '../payments/outcome.ts'
import type { StoredPaymentEvent } from '../store/payments.ts'
import type { Store } from '../store/store.ts'

type Shop = { store: Store; now: () => Date; links: () => Promise<OrderLinks> }

/** The number of the order that a notification names; null if it is none. */
const orderIdOf = ({ order }: PaymentNotification) => (/^[1-9]\d{0,8}$/.test(order) ? Number(order) : null)

/** A notification of an attempt that cannot have been begun is forged: Koko signs its texts without separators. */
export async function withVerifiedAttempt(
  { store }: Pick<Shop, 'store'>,
  notification: PaymentNotification,
): Promise<PaymentNotification> {
  const { attempt, signed } = notification
  if (!signed || attempt === undefined) return notification
  const events = await store.paymentEvents(orderIdOf(notification) ?? 0)
  const reported = events.filter((event) => event.signed && event.state !== 'begun').length
  return { ...notification, signed: attempt >= 1 && attempt <= reported + 1 }
}

/** Stores a gateway's notification together with what it changes in its order. False when it was stored before. */
export async function handleNotification(
  { store, now, links }: Shop,
  gateway: PaymentGateway,
  read: PaymentNotification,
): Promise<boolean> {
  const { address } = await links()
  const order_id = orderIdOf(read)
  const { order: _, attempt: __, ...notification } = read
  const begun =
    order_id === null
      ? undefined
      : (await store.paymentEvents(order_id)).find(({ state }) => state === 'begun')
  const event = {
    amount: begun?.amount ?? 0,
    currency: begun?.currency ?? '',
    ...notification,
    gateway: gateway.name,
    order_id,
    at: now().toISOString(),
  }
  return store.addPaymentEvent(event, (order, before) => {
    const outcome = outcomeOf(event, order, before)
    const isPaid = order !== undefined && outcome.payment_status === 'paid'
    return {
      ...outcome,
      messages: [
        ...(isPaid && order.email ? [paymentEmail(order, address(order))] : []),
        ...(event.signed && (isPaid || outcome.problem)
          ? [paymentNotice(event, order, outcome.problem)]
          : []),
      ],
    }
  })
}

/** The number of the current attempt at paying, from 1. An attempt ends when the gateway reports its result. */
export const attemptOf = (events: readonly StoredPaymentEvent[]): number =>
  1 + events.filter(({ signed, state }) => signed && state !== 'begun' && state !== 'pending').length

/** The gateway is asked about a payment that it has not reported between these ages of the payment, in milliseconds. */
const askAfterMs = 10 * 60 * 1000
const askUntilMs = 24 * 60 * 60 * 1000

/** Asks the gateways about orders of the last day without a known payment, cancelled too; returns how many were new. */
export async function pollPayments(
  shop: Shop,
  gateways: readonly PaymentGateway[],
  log: Pick<Log, 'error'>,
  signal?: AbortSignal,
): Promise<number> {
  const { store, now } = shop
  const since = (ms: number) => new Date(Number(now()) - ms).toISOString()
  const events = await store.newPaymentEvents(since(askUntilMs))
  let added = 0
  for (const gateway of gateways.filter(({ status }) => status)) {
    const begun = events.filter(
      ({ gateway: name, state, at }) =>
        name === gateway.name && state === 'begun' && at >= since(askUntilMs) && at <= since(askAfterMs),
    )
    for (const { order_id } of begun) {
      if (signal?.aborted) return added
      const order = order_id === null ? undefined : await store.order(order_id)
      if (!order || !hasNoPayment(order)) continue
      const attempt = attemptOf(await store.paymentEvents(order.order_id))
      // A failure with one order must not keep the gateway from being asked about the others.
      try {
        for (const notification of (await gateway.status?.(order.order_id, attempt)) ?? [])
          if (await handleNotification(shop, gateway, notification)) added += 1
      } catch (error) {
        log.error(`${gateway.name} could not be asked for the payment of order ${order.order_id}`, error)
      }
    }
  }
  return added
}
