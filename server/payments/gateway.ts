import type { PaymentForm } from '../../src/api/purchase.ts'
import type { PaymentValue } from '../../src/rules/payments.ts'
import type { PaymentEvent } from '../store/payments.ts'
import type { Order } from '../store/records.ts'

/** Milliseconds that a gateway may take to say what became of a payment. */
export const answerLimitMs = 10_000

/** Where a gateway sends the customer back and its notifications to. A new `attempt`, from 1, begins after each result. */
type PaymentAttempt = { back: string; notify: string; attempt: number }

/**
 * A notification as it arrived; `order` is the number of the order as the shop gave it to the gateway, `attempt` that of
 * the attempt, where the gateway tells it. One that names no amount is about the amount with which the payment was begun.
 */
export type PaymentNotification = Pick<PaymentEvent, 'payment' | 'state' | 'signed'> &
  Partial<Pick<PaymentEvent, 'amount' | 'currency'>> & { order: string; attempt?: number }

/** A payment gateway with a page of its own, on which customers pay. */
export type PaymentGateway = {
  /** Names it in the address of its notifications and in the operator's lists. */
  name: string
  /** The way to pay of the orders that are paid with it. */
  method: PaymentValue
  /** The address of its page. */
  page: string
  /** The hosts to which its page may lead on, as the sources of a content security policy name them. */
  hosts: readonly string[]
  /** The form that takes a customer to its page, with the order's amount, signed. */
  begin(order: Order, where: PaymentAttempt): PaymentForm
  /** Reads a notification; undefined for what is none. `signed` says whether its signature is right. */
  read(fields: URLSearchParams): PaymentNotification | undefined
  /** Asks the gateway for an order's payments. Absent where the settings do not allow it. Throws without an answer. */
  status?(orderId: number, attempt: number): Promise<readonly PaymentNotification[]>
}
