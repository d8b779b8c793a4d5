import type { PaymentForm } from '../../src/api/purchase.ts'
import type { PaymentValue } from '../../src/rules/payments.ts'
import type { PaymentEvent } from '../store/payments.ts'
import type { Order } from '../store/records.ts'

/** Where a gateway sends the customer back, and where it sends what became of the payment. */
type PaymentAddresses = { back: string; notify: string }

/**
 * A notification as it arrived; `order` is the number of the order as the shop gave it to the gateway. One that names no
 * amount is about the amount with which the payment was begun.
 */
type PaymentNotification = Pick<PaymentEvent, 'payment' | 'state' | 'signed'> &
  Partial<Pick<PaymentEvent, 'amount' | 'currency'>> & { order: string }

/** A payment gateway with a page of its own, on which customers pay. */
export type PaymentGateway = {
  /** In the address of its notifications, and in the operator's lists. */
  name: string
  /** The way to pay of the orders that are paid with it. */
  method: PaymentValue
  /** The address of its page. */
  page: string
  /** The form that takes a customer to its page, with the order's amount, signed. */
  begin(order: Order, addresses: PaymentAddresses): PaymentForm
  /** Reads a notification; undefined for what is none. `signed` says whether its signature is right. */
  read(fields: URLSearchParams): PaymentNotification | undefined
}
