import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { innerListOf, number, optional, recordsOf, text } from '../lib/wire.ts'
import { toOrderStatus } from '../rules/orders.ts'
import { Acknowledgement } from './account.ts'
import { Id } from './id.ts'

/** §3 Order item of the history. Part number, product_id, size and colour go beyond §3: by them a part is ordered again. */
export const OrderItem = z.object({
  order_item_id: optional(Id),
  product_id: optional(Id),
  product_name: text,
  sku: optional(text),
  image_url: text,
  quantity: number,
  unit_price: number,
  size: optional(text),
  color: optional(text),
})
export type OrderItem = z.output<typeof OrderItem>

/** §3 Order of the history. */
export const Order = z.object({
  order_id: Id,
  order_date: text,
  status: z.pipe(text, z.transform(toOrderStatus)),
  first_name: text,
  last_name: text,
  phone: text,
  email: text,
  items: innerListOf(OrderItem, 'items'),
  shipping_cost: optional(number),
  total_amount: optional(number),
  shipping_address: text,
  billing_address: text,
  payment_method: text,
  payment_status: text,
})
export type Order = z.output<typeof Order>

// A response without a body means that the user has no orders.
const orderList = z.pipe(
  z.transform((value: unknown): unknown => value || []),
  recordsOf('order_id', Order, 'orders'),
)

/** §7 The user's orders. */
export const orders = {
  list: endpoint('GET', '/user/orders', { response: orderList }),
  cancel: endpoint('PUT', '/user/:order_id/cancel', { response: Acknowledgement }),
}
