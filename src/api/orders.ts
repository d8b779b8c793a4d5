import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { listOf, maybe, number, oneOf, recordOf, text, whole } from '../lib/wire.ts'
import { Id } from './products.ts'

/** §3 Order item of the history. */
export const OrderItem = z.object({
  order_item_id: maybe(Id),
  product_id: maybe(Id),
  product_name: text,
  image_url: text,
  quantity: number,
  unit_price: number,
})
export type OrderItem = z.output<typeof OrderItem>

/** §3 Order of the history. */
export const Order = z.object({
  order_id: Id,
  order_date: text,
  status: text,
  first_name: text,
  last_name: text,
  phone: text,
  email: text,
  items: listOf(OrderItem, 'items'),
  shipping_cost: number,
  total_amount: number,
  shipping_address: text,
  billing_address: text,
  payment_method: text,
  payment_status: text,
})
export type Order = z.output<typeof Order>

/** §3 Order payload. Amounts in rupees; latitude and longitude null where the place is not known. */
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
      quantity: whole.check(z.gte(1)),
      unit_price: z.number(),
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
    }),
  ),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type OrderBody = z.output<typeof OrderBody>

/** §7 The calls about orders. */
export const orders = {
  list: endpoint('GET', '/user/orders', { reply: listOf(Order, 'orders') }),
  cancel: endpoint('PUT', '/user/:order_id/cancel', { reply: z.unknown() }),
  purchase: endpoint('POST', '/products/purchase', {
    body: OrderBody,
    reply: recordOf(z.object({ order_id: Id }), 'order'),
  }),
}
