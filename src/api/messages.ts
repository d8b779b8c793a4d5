import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'

/** §7 The confirmation of an order by email. `orderId` is the order number; amounts are in rupees. */
const OrderEmailBody = z.object({
  toEmail: z.string(),
  message: z.object({
    name: z.string(),
    orderId: z.string(),
    items: z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() })),
    total: z.number(),
    shipping_fee: z.number(),
    date: z.string(),
  }),
})

/** §7 Messaging. The specification does not show the responses; the shop ignores them. */
export const messages = {
  whatsApp: endpoint('POST', '/messages/send-wa-message', {
    body: z.object({ message: z.string() }),
    response: z.unknown(),
  }),
  orderEmail: endpoint('POST', '/messages/send-order-email', { body: OrderEmailBody, response: z.unknown() }),
  complaintEmail: endpoint('POST', '/messages/send-complaint-email', {
    body: z.object({
      toEmail: z.string(),
      message: z.object({ customerName: z.string(), message: z.string() }),
    }),
    response: z.unknown(),
  }),
}
