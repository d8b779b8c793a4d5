import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { integer, number, oneOf, optional, recordOf } from '../lib/wire.ts'
import { paymentMethods } from '../rules/payments.ts'
import { Id } from './id.ts'
import { notRefused } from './notRefused.ts'

/** §3 Order payload. Amounts in rupees; latitude and longitude are null where the position is unknown. */
export const OrderBody = z.object({
  userId: z.nullable(Id),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  total_amount: z.number(),
  status: oneOf('pending'),
  payment_method: oneOf(...paymentMethods.map(({ wire }) => wire)),
  payment_status: oneOf('pending'),
  shipping_cost: z.number(),
  shipping_address: z.string(),
  billing_address: z.string(),
  tracking_number: oneOf(null),
  notes: z.string(),
  items: z.array(
    z.object({
      product_id: Id,
      quantity: integer.check(z.gte(1)),
      unit_price: z.number(),
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
    }),
  ),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type OrderBody = z.output<typeof OrderBody>

/** What the shopper ordered, as text: the same for every request of one wish, whatever the prices (decision 42). */
export const orderFingerprint = (body: OrderBody): string =>
  JSON.stringify([
    body.first_name,
    body.last_name,
    body.phone,
    body.email,
    body.payment_method,
    body.shipping_address,
    body.billing_address,
    body.notes,
    body.items.map(({ product_id, quantity, size, color }) => [product_id, quantity, size, color]),
  ])

/** A form that takes the shopper to the page of a payment gateway: its address and its hidden fields. */
export const PaymentForm = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })
export type PaymentForm = z.output<typeof PaymentForm>

/** §7 The purchase, in a file of its own: the checkout does not load the code of the order history. */
export const purchase = {
  create: endpoint('POST', '/products/purchase', {
    body: OrderBody,
    // The total is that of the order that was placed, which may be an earlier request's: see `orderFingerprint`.
    response: recordOf(
      z.object({
        order_id: Id,
        total_amount: optional(number),
        success: notRefused,
        // Beyond §7: where to pay, of a shop with a payment gateway, and the token of the order's page.
        payment: optional(PaymentForm),
        token: optional(z.string()),
      }),
      'order',
    ),
  }),
}
