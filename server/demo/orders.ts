import { promotionDiscount } from '../../src/rules/totals.ts'
import type { Order } from '../store/records.ts'
import { demoRows } from './file.ts'
import { products } from './products.ts'
import { users } from './users.ts'

const minute = 60_000

/** The part of an order, and how many: '301 x 3', its product's id in front. */
function itemOf(part: string, order_item_id: number): Order['items'][number] {
  const [product_id, quantity = 0] = part.split(' x ').map(Number)
  const product = products.find((one) => one.product_id === product_id)
  if (!product) throw new Error(`orders.csv: there is no product ${part}`)
  return {
    order_item_id,
    product_id: product.product_id,
    product_name: product.name,
    image_url: product.images[0] ?? '',
    quantity,
    unit_price: product.price,
  }
}

/** The first user's orders, newest first: two that can be cancelled, then one that is pending and too old for it. */
export function orders(now: Date): Order[] {
  const [user] = users
  if (!user) return []
  const { user_id, first_name, last_name, phone, email } = user
  const address = `${user.address}, 00600`
  return demoRows('orders.csv').map(
    ([number, hours, minutes, status, method, payment_status = '', shipping, parts = '', notes = '']) => {
      const order_id = Number(number)
      const items = parts.split(', ').map((part, index) => itemOf(part, order_id * 10 + index))
      const sum = items.reduce((total, item) => total + item.quantity * item.unit_price, 0)
      const shipping_cost = Number(shipping)
      return {
        order_id,
        status: status as Order['status'],
        payment_method: method as Order['payment_method'],
        payment_status,
        notes,
        user_id,
        order_date: new Date(Number(now) - (Number(hours) * 60 + Number(minutes)) * minute).toISOString(),
        ...{ first_name, last_name, phone, email, items, shipping_cost },
        total_amount: sum + shipping_cost - promotionDiscount(sum),
        shipping_address: address,
        billing_address: address,
      }
    },
  )
}
