import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { number, oneOf, optional, text } from '../lib/wire.ts'
import { orderStatuses } from '../rules/orders.ts'
import { Order, OrderItem } from './orders.ts'

/** An order as the operator sees it. `to_pay`: it is to be paid at a gateway, and is not. */
const OperatorOrder = z.extend(Order, {
  notes: text,
  to_pay: optional(z.boolean()),
  items: z.array(z.extend(OrderItem, { sku: text })),
})
export type OperatorOrder = z.output<typeof OperatorOrder>

const Overview = z.object({
  /** The open orders, oldest first, then those of today that are closed, newest first. */
  orders: z.array(OperatorOrder),
  /** How many there are: at most 200 of each are listed. `forged`: notifications of payments with a wrong signature. */
  counts: z.object({
    open: number,
    today: number,
    complaints: number,
    messages: number,
    payments: number,
    forged: number,
  }),
  /** Newest first; `image` is the address of the receipt's picture. */
  complaints: z.array(
    z.object({
      id: number,
      at: text,
      name: text,
      email: text,
      phone: text,
      invoice: text,
      message: text,
      image: text,
      /** When it was answered. */
      answered: z.nullable(z.string()),
    }),
  ),
  /** Messages that were given up or held. */
  messages: z.array(z.object({ id: number, kind: text, to: text, subject: text, state: text, error: text })),
  /** Payments about which something is to be done. Some are taken off the list by `settle`, some by `recordPayment`. */
  payments: z.array(
    z.object({
      id: number,
      at: text,
      order_id: z.nullable(number),
      task: text,
      act: oneOf('settle', 'record'),
    }),
  ),
  acts: z.array(z.object({ id: number, at: text, way: text, what: text })),
})
export type Overview = z.output<typeof Overview>

const anyReply = { response: z.unknown() }

/** The calls of the operator's page, which are not part of §7. A server without an operator's token answers 404. */
export const operate = {
  signIn: endpoint('POST', '/operate/session', { body: z.object({ token: z.string() }), ...anyReply }),
  signOut: endpoint('DELETE', '/operate/session', anyReply),
  overview: endpoint('GET', '/operate/overview', { response: Overview }),
  order: endpoint('GET', '/operate/orders/:id', { response: OperatorOrder }),
  move: endpoint('PUT', '/operate/orders/:id/status', {
    body: z.object({ status: oneOf(...orderStatuses) }),
    ...anyReply,
  }),
  recordPayment: endpoint('PUT', '/operate/orders/:id/payment', {
    body: z.object({ payment: z.string() }),
    ...anyReply,
  }),
  settle: endpoint('PUT', '/operate/payments/:id', anyReply),
  answered: endpoint('PUT', '/operate/complaints/:id', anyReply),
  settleForged: endpoint('PUT', '/operate/forged', anyReply),
  resend: endpoint('PUT', '/operate/messages/:id', anyReply),
}
