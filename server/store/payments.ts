import type { Message } from './outbox.ts'
import type { Order } from './records.ts'

/** What a gateway says of a payment; the shop's own are 'begun' and 'refunded', which the operator has given back. */
export type PaymentState = 'begun' | 'pending' | 'paid' | 'cancelled' | 'failed' | 'charged back' | 'refunded'

/** A payment event: one notification of a gateway, or the beginning of a payment. `amount` is in rupees. */
export type PaymentEvent = {
  gateway: string
  /** The gateway's number of the payment; of a 'begun' event the shop's number of the order. */
  payment: string
  state: PaymentState
  /** Null when the gateway named no order of the shop. */
  order_id: number | null
  amount: number
  currency: string
  /** False of a notification whose signature is wrong: it is kept for the operator and changes nothing. */
  signed: boolean
  /** ISO time. */
  at: string
}

/** A stored event; `problem` is a sentence for the operator, '' when there is nothing to do. */
export type StoredPaymentEvent = PaymentEvent & { id: number; problem: string }

/** What an event does to its order; `payment_status` is undefined where it stays. */
export type PaymentOutcome = { payment_status?: string; problem: string; messages: readonly Message[] }

export type PaymentStore = {
  /**
   * Stores an event and does in the same transaction what `judge` makes of it, from the order, which nobody else changes
   * meanwhile, and its earlier events. False for a signed one whose gateway, payment and state are stored.
   */
  addPaymentEvent(
    event: PaymentEvent,
    judge: (order: Order | undefined, before: readonly StoredPaymentEvent[]) => PaymentOutcome,
  ): Promise<boolean>
  /** Empties the problem of an event. False when it has none. */
  settlePaymentEvent(id: number): Promise<boolean>
  /** Empties the problems of all notifications whose signature is wrong. Returns how many there were. */
  settleForgedEvents(): Promise<number>
  /** The events of all orders, or of one, in the order in which they arrived. */
  paymentEvents(orderId?: number): Promise<readonly StoredPaymentEvent[]>
  /** The events that have a problem, and all since a time (ISO). */
  newPaymentEvents(since: string): Promise<readonly StoredPaymentEvent[]>
}
