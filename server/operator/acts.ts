import { orderNumber } from '../../src/rules/orderNumber.ts'
import type { OrderStatus } from '../../src/rules/orders.ts'
import type { OrderLinks } from '../orders/orderLinks.ts'
import { paymentEmail } from '../outbox/messages.ts'
import { outcomeOf } from '../payments/outcome.ts'
import { refuse } from '../refusal.ts'
import type { Act } from '../store/audit.ts'
import type { Order } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { heldPayments, paymentTasks } from './tasks.ts'

/** The shop in which the operator acts, and from where: the page or the command line. */
export type Operator = {
  store: Store
  now: () => Date
  links: () => Promise<OrderLinks>
  way: Act['way']
}

// The operator's acts, the same from the command line and from the page. Each is recorded. What cannot be done is
// refused with a sentence for the operator: 404 if it does not exist, 409 if its state does not allow it.

const actOf = ({ now, way }: Operator, what: string): Act => ({ at: now().toISOString(), way, what })

/** Moves an order forward to a status. Returns the order as it was. */
export async function moveOrder(operator: Operator, id: number, status: OrderStatus): Promise<Order> {
  const { store } = operator
  const order = (await store.order(id)) ?? refuse(404, `There is no order ${orderNumber(id)}.`)
  const act = actOf(operator, `${orderNumber(id)} from ${order.status} to ${status}`)
  if (await store.record(act, (transaction) => transaction.setOrderStatus(id, status))) return order
  // Read again: it may have been cancelled in between.
  const now = (await store.order(id))?.status
  return refuse(
    409,
    now === 'cancelled'
      ? `${orderNumber(id)} was cancelled by the customer, and its status cannot be changed.`
      : `${orderNumber(id)} is ${now} already: a status only moves forward.`,
  )
}

/** Has a message sent that was given up, or held by a restore. False when there is no such message. */
export const resendMessage = (operator: Operator, id: number): Promise<boolean> =>
  operator.store.record(actOf(operator, `Message ${id} sent again`), (transaction) =>
    transaction.reviveMessage(id, Number(operator.now())),
  )

/**
 * Takes a payment's event off the list; an order of which no payment is held any more is refunded. 409 if it is not there.
 */
export async function settlePayment(operator: Operator, id: number): Promise<void> {
  const { store, now } = operator
  const listed = (await paymentTasks(store, now())).tasks.find((event) => event.id === id)
  const act = actOf(operator, `Payment event ${id} done`)
  const settled = await store.record(act, async (transaction) => {
    const isSettled = await transaction.settlePaymentEvent(id)
    if (listed?.state !== 'paid' || listed.order_id === null) return isSettled
    const { id: _, problem, task, ...event } = listed
    return transaction.addPaymentEvent({ ...event, state: 'refunded', at: act.at }, (order, before) => {
      const others = heldPayments(before).filter((held) => held.id !== id)
      const isRefunded = order?.payment_status === 'paid' && others.length === 0
      return { ...(isRefunded && { payment_status: 'refunded' }), problem: '', messages: [] }
    })
  })
  if (!settled) refuse(409, `There is no event ${id} about which something is to be done.`)
}

/** Takes all forged notifications off the list. Returns how many there were; refused when there are none. */
export async function settleForged(operator: Operator): Promise<number> {
  let count = 0
  const act = actOf(operator, 'Forged notifications of payments done')
  const settled = await operator.store.record(act, async (transaction) => {
    count = await transaction.settleForgedEvents()
    return count > 0
  })
  return settled ? count : refuse(409, 'There are no forged notifications.')
}

/** Marks a complaint as answered; refused when it is already, or does not exist. */
export async function answerComplaint(operator: Operator, id: number): Promise<void> {
  const act = actOf(operator, `Complaint ${id} answered`)
  if (!(await operator.store.record(act, (transaction) => transaction.answerComplaint(id, act.at))))
    refuse(409, `There is no complaint ${id} that waits for an answer.`)
}

/**
 * Records a payment that is found in the gateway's own list, or the transfer of an order, and writes to its customer.
 * Returns the name of the gateway, of a transfer its payment value. Refused when no payment was begun, or it is known.
 */
export async function recordPayment(operator: Operator, id: number, payment: string): Promise<string> {
  const { store, now } = operator
  const { address } = await operator.links()
  const order = await store.order(id)
  const begun = (await store.paymentEvents(id)).find(({ state }) => state === 'begun')
  if (!order || !begun) return refuse(404, `No payment of ${orderNumber(id)} was begun.`)
  const event = {
    gateway: begun.gateway,
    payment,
    state: 'paid',
    order_id: id,
    amount: order.total_amount,
    currency: begun.currency,
    signed: true,
    at: now().toISOString(),
  } as const
  const act = actOf(operator, `${orderNumber(id)} paid by ${begun.gateway} payment ${payment}`)
  const added = await store.record(act, (transaction) =>
    transaction.addPaymentEvent(event, (order, before) => {
      const outcome = outcomeOf(event, order, before)
      const tells = outcome.payment_status === 'paid' && order?.email
      return { ...outcome, messages: tells ? [paymentEmail(order, address(order))] : [] }
    }),
  )
  return added ? begun.gateway : refuse(409, `The shop knows this payment: 'payments list --all' shows it.`)
}
