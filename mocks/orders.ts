import type { Order } from '../src/api/orders.ts'
import { seedProduct } from './parts.ts'

type Line = [productId: number, quantity: number]

const threeParts: Line[] = [
  [301, 2],
  [201, 2],
  [101, 3],
]

/** An order as the server lists it; unless changed, placed at `storyNow` and with three parts. */
export function pastOrder(changed: Partial<Order> = {}, lines: Line[] = threeParts): Order {
  const items = lines.map(([id, quantity], index) => {
    const { name, sku, price, images } = seedProduct(id)
    return {
      order_item_id: index + 1,
      product_id: id,
      product_name: name,
      sku: sku as string | undefined,
      image_url: images[0] ?? '',
      quantity,
      unit_price: price,
      size: undefined,
      color: undefined,
    }
  })
  return {
    order_id: 10482,
    order_date: '2026-11-20 10:18:00',
    status: 'processing',
    first_name: 'Nadeesha',
    last_name: 'Perera',
    phone: '0771234567',
    email: 'nadeesha@mail.example',
    items,
    shipping_cost: 0,
    total_amount: items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
    shipping_address: '17 Station Road, Wellawatte, Colombo 06, 00600',
    billing_address: '17 Station Road, Wellawatte, Colombo 06, 00600',
    payment_method: 'payhere',
    payment_status: 'pending',
    ...changed,
  }
}
