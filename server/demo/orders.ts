import { promotionDiscount } from '../../src/rules/totals.ts'
import type { Order } from '../store/records.ts'
import { products } from './products.ts'
import { users } from './users.ts'

type Line = [productId: number, quantity: number]
type Plan = Pick<Order, 'order_id' | 'status' | 'payment_method' | 'payment_status' | 'notes'> & {
  minutesAgo: number
  lines: Line[]
  shipping: number
}

const hour = 60
const day = 24 * hour

// The first two are younger than `limits.cancelWindow`, so that they can be cancelled; the third is pending but older.
const plans: Plan[] = [
  {
    order_id: 10482,
    minutesAgo: 12,
    status: 'processing',
    payment_method: 'payhere',
    payment_status: 'paid',
    notes: 'Please ring the bell at the side gate.',
    lines: [
      [301, 3],
      [108, 4],
      [210, 1],
    ],
    shipping: 0,
  },
  {
    order_id: 10480,
    minutesAgo: 47,
    status: 'pending',
    payment_method: 'COD',
    payment_status: 'pending',
    notes: '',
    lines: [
      [1201, 2],
      [706, 1],
      [901, 1],
    ],
    shipping: 350,
  },
  {
    order_id: 10477,
    minutesAgo: 5 * hour,
    status: 'pending',
    payment_method: 'COD',
    payment_status: 'pending',
    notes: '',
    lines: [
      [201, 2],
      [230, 2],
    ],
    shipping: 350,
  },
  {
    order_id: 10461,
    minutesAgo: day + 2 * hour,
    status: 'processing',
    payment_method: 'kokoPay',
    payment_status: 'pending',
    notes: 'Installments: 3 months',
    lines: [[604, 1]],
    shipping: 0,
  },
  {
    order_id: 10391,
    minutesAgo: 3 * day + 5 * hour,
    status: 'shipped',
    payment_method: 'payhere',
    payment_status: 'paid',
    notes: '',
    lines: [
      [1203, 1],
      [1208, 1],
      [1212, 1],
      [1214, 2],
    ],
    shipping: 0,
  },
  {
    order_id: 10322,
    minutesAgo: 9 * day + 3 * hour,
    status: 'completed',
    payment_method: 'payhere',
    payment_status: 'paid',
    notes: '',
    lines: [
      [323, 2],
      [329, 1],
      [332, 4],
    ],
    shipping: 0,
  },
  {
    order_id: 10208,
    minutesAgo: 18 * day + 2 * hour,
    status: 'cancelled',
    payment_method: 'COD',
    payment_status: 'cancelled',
    notes: 'Wrong width.',
    lines: [[801, 1]],
    shipping: 450,
  },
  {
    order_id: 10087,
    minutesAgo: 41 * day + 4 * hour,
    status: 'completed',
    payment_method: 'COD',
    payment_status: 'paid',
    notes: '',
    lines: [
      [708, 24],
      [720, 6],
      [132, 10],
    ],
    shipping: 0,
  },
]

export function orders(now: Date): Order[] {
  const [user] = users
  if (!user) return []
  return plans.map(({ minutesAgo, lines, shipping, ...plan }) => {
    const items = lines.map(([productId, quantity], index) => {
      const product = products.find((one) => one.product_id === productId)
      if (!product)
        throw new Error(`Order ${plan.order_id} names product ${productId}, which is not in the catalogue`)
      return {
        order_item_id: plan.order_id * 10 + index,
        product_id: productId,
        product_name: product.name,
        image_url: product.images[0] ?? '',
        quantity,
        unit_price: product.price,
      }
    })
    const sum = items.reduce((total, item) => total + item.quantity * item.unit_price, 0)
    const address = `${user.address}, 00600`
    return {
      ...plan,
      user_id: user.user_id,
      order_date: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone,
      email: user.email,
      items,
      shipping_cost: shipping,
      total_amount: sum + shipping - promotionDiscount(sum),
      shipping_address: address,
      billing_address: address,
    }
  })
}
