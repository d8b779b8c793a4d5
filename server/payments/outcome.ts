import { formatRs } from '../../src/rules/money.ts'
import { shop } from '../../src/shop/config.ts'
import type { PaymentEvent, PaymentOutcome, StoredPaymentEvent } from '../store/payments.ts'
import type { Order } from '../store/records.ts'

const { currency } = shop

/** Payment statuses of an order for which nothing has been paid yet. */
const unpaidStatuses: readonly string[] = ['pending', 'failed', 'cancelled']

/** Whether nothing has been paid for an order, as far as the shop knows. */
export const hasNoPayment = ({ payment_status }: Pick<Order, 'payment_status'>): boolean =>
  unpaidStatuses.includes(payment_status)

/** Whether an order still waits for its payment. */
export const isUnpaid = (order: Pick<Order, 'payment_status' | 'status'>): boolean =>
  hasNoPayment(order) && order.status !== 'cancelled'

type Verdict = Omit<PaymentOutcome, 'messages'>

/**
 * What an event does to its order. Notifications come late, twice and out of order: what was paid stays paid, and what was
 * charged back is not paid by a late 'paid'. `problem` is for the operator, who has to refund or to ask.
 */
export function outcomeOf(
  event: PaymentEvent,
  order: Order | undefined,
  before: readonly StoredPaymentEvent[],
): Verdict {
  const { gateway, payment, state, amount } = event
  if (!event.signed)
    return { problem: 'Its signature is wrong: somebody else may have sent it. Nothing was changed.' }
  if (state === 'begun' || state === 'pending') return { problem: '' }
  const paymentName = `${gateway} payment ${payment}`
  if (!order) return { problem: `There is no such order. Look up ${paymentName}.` }
  if (!before.some((each) => each.state === 'begun' && each.gateway === gateway))
    return { problem: `The order is not paid by ${gateway}. Look up ${paymentName}. Nothing was changed.` }
  const same = (of: StoredPaymentEvent) => of.signed && of.gateway === gateway && of.payment === payment
  if (state === 'charged back') {
    const other = before.some((each) => each.signed && each.state === 'paid' && !same(each))
    return {
      ...(!other && { payment_status: 'charged back' }),
      problem: `The bank has taken back ${paymentName}.`,
    }
  }
  if (state !== 'paid') return { ...(hasNoPayment(order) && { payment_status: state }), problem: '' }
  if (amount !== order.total_amount || event.currency !== currency)
    return {
      problem: `${event.currency} ${amount.toFixed(2)} were paid instead of ${formatRs(order.total_amount)}: the order is not paid. Refund ${paymentName}.`,
    }
  if (before.some((each) => same(each) && each.state === 'charged back')) return { problem: '' }
  if (order.payment_status === 'paid') return { problem: `The order is paid twice. Refund ${paymentName}.` }
  return {
    payment_status: 'paid',
    problem: order.status === 'cancelled' ? `Paid after the order was cancelled. Refund ${paymentName}.` : '',
  }
}
