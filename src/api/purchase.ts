import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { integer, oneOf, recordOf } from '../lib/wire.ts'
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
  payment_method: oneOf('payhere', 'kokoPay', 'COD'),
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

/** §7 The purchase, in a file of its own: the checkout does not load the code of the order history. */
export const purchase = {
  create: endpoint('POST', '/products/purchase', {
    body: OrderBody,
    response: recordOf(z.object({ order_id: Id, success: notRefused }), 'order'),
  }),
}
