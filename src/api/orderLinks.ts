import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { optional, recordOf } from '../lib/wire.ts'
import { Acknowledgement } from './account.ts'
import { Order } from './orders.ts'
import { PaymentForm } from './purchase.ts'

/** An order as its link opens it; `payment` is there while it is to be paid on the page of a gateway. */
export const LinkedOrder = z.extend(Order, { payment: optional(PaymentForm) })
export type LinkedOrder = z.output<typeof LinkedOrder>

/** The calls of an order's link, which work without an account. A back end of one's own does not have to offer them. */
export const orderLinks = {
  order: endpoint('GET', '/order-link', {
    query: z.object({ token: z.string() }),
    response: recordOf(LinkedOrder, 'order'),
  }),
  cancel: endpoint('PUT', '/order-link/cancel', {
    body: z.object({ token: z.string() }),
    response: Acknowledgement,
  }),
}
