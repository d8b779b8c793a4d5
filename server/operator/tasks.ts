import { settlementOf } from '../../src/rules/payments.ts'
import { isUnpaid } from '../payments/outcome.ts'
import type { OutboxEntry } from '../store/outbox.ts'
import type { StoredPaymentEvent } from '../store/payments.ts'
import type { Store } from '../store/store.ts'

/** The operator looks up a payment that the gateway has not reported between these ages of it, in milliseconds. */
const lookUpAfterMs = 30 * 60 * 1000
/** A transfer takes some days. */
const lookUpTransferAfterMs = 3 * 24 * 60 * 60 * 1000
const lookUpUntilMs = 90 * 24 * 60 * 60 * 1000

/** The error of a message that a restore holds back, because it was still waiting when the backup was written. */
export const heldByRestore = 'waited in the restored backup, and may have been sent since then'

/** What has become of a message that was not sent. */
export const messageState = ({ deadAt, error }: OutboxEntry): 'waiting' | 'held' | 'given up' =>
  deadAt === null ? 'waiting' : error === heldByRestore ? 'held' : 'given up'

/** The payments among events that the shop still has: neither given back nor taken back by the bank. */
export function heldPayments(events: readonly StoredPaymentEvent[]): StoredPaymentEvent[] {
  const proved = events.filter(({ signed }) => signed)
  const keyOf = ({ gateway, payment }: StoredPaymentEvent) => `${gateway} ${payment}`
  const gone = proved.filter(({ state }) => state === 'refunded' || state === 'charged back')
  const goneKeys = new Set(gone.map(keyOf))
  return proved.filter((event) => event.state === 'paid' && !goneKeys.has(keyOf(event)))
}

/**
 * The events of payments about which the operator has to do something, and what; oldest first. `forged` counts the
 * notifications whose signature is wrong: anybody can send them, and a list of them would hide the others.
 */
export async function paymentTasks(
  store: Store,
  now: Date,
): Promise<{ tasks: (StoredPaymentEvent & { task: string })[]; forged: number }> {
  const all = await store.newPaymentEvents(new Date(Number(now) - lookUpUntilMs).toISOString())
  const events = all.filter(({ signed }) => signed)
  const forged = all.filter(({ signed, problem }) => !signed && problem !== '').length
  const ids = new Set(events.flatMap(({ order_id }) => order_id ?? []))
  const orders = new Map((await store.ordersById([...ids])).map((order) => [order.order_id, order]))
  const reportedOrders = new Set(
    events.flatMap(({ order_id, state }) =>
      state === 'begun' || state === 'pending' ? [] : (order_id ?? []),
    ),
  )
  const held = new Set(heldPayments(events))
  const taskOf = (event: StoredPaymentEvent): string => {
    const { problem, order_id, state, gateway, payment, at } = event
    if (problem) return problem
    const order = orders.get(order_id ?? 0)
    if (!order) return ''
    if (order.status === 'cancelled' && held.has(event))
      return `The order was cancelled. Refund ${gateway} payment ${payment}.`
    if (state !== 'begun' || !isUnpaid(order) || reportedOrders.has(order.order_id)) return ''
    const byTransfer = settlementOf(order.payment_method) === 'transfer'
    if (Number(now) - Date.parse(at) <= (byTransfer ? lookUpTransferAfterMs : lookUpAfterMs)) return ''
    return byTransfer
      ? 'No transfer is recorded yet. Look whether it has arrived and record it, or call the customer.'
      : `No word of ${gateway} yet. Look there whether it is paid, and record it.`
  }
  const tasks = events.flatMap((event) => {
    const task = taskOf(event)
    return task ? [{ ...event, task }] : []
  })
  return { tasks, forged }
}
