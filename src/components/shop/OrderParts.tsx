import { cx } from 'class-variance-authority'
import type { OrderItem } from '../../api/orders.ts'
import { productPath } from '../../paths.ts'
import { OrderLine } from './OrderLine.tsx'

/** '1 part', '3 more parts'. */
export const partsInWords = (count: number, which = '') =>
  [count, which, count === 1 ? 'part' : 'parts'].filter((word) => word !== '').join(' ')

type OrderPartsProps = {
  items: readonly OrderItem[]
  /** One below the other, instead of two side by side where there is room. */
  wide: boolean
}

/** Parts of a placed order; those that the shop still knows by their id lead to their page. */
export function OrderParts({ items, wide }: OrderPartsProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label="Parts" className={cx('mt-2.5 grid gap-x-6', !wide && '@min-[40rem]:grid-cols-2')}>
      {items.map((item, index) => (
        <OrderLine
          key={item.order_item_id ?? index}
          item={{
            name: item.product_name || 'Part',
            image: item.image_url,
            price: item.unit_price,
            quantity: item.quantity,
            selectedSize: item.size,
            selectedColor: item.color,
          }}
          to={item.product_id === undefined ? undefined : productPath(item.product_id)}
        />
      ))}
    </ul>
  )
}
