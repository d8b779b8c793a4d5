import { cx } from 'class-variance-authority'
import type { OrderItem } from '../../api/orders.ts'
import { productPath } from '../../paths.ts'
import { OrderLine } from './OrderLine.tsx'

type OrderPartsProps = {
  items: readonly OrderItem[]
  /** Stacks the parts even where two would fit side by side. */
  wide: boolean
}

/** The parts of a placed order. A part with a product id links to its page. */
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
