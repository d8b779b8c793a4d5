import type { Order } from '../../api/orders.ts'
import { counted } from '../../rules/counted.ts'
import { formatDateTime, parseShopDate } from '../../rules/dates.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { orderSums } from '../../rules/orders.ts'
import { paymentName } from '../../rules/restrictions.ts'
import { Price } from '../ui/Price.tsx'
import { OrderTag } from './OrderTag.tsx'

/** Date and time; the time itself never wraps. */
const dateAndTime = (placed: Date) => formatDateTime(placed).replace(/ ([ap]m)$/, '\u00a0$1')

/** The number, status, date and total of an order. `id` is for the heading, which names the card. */
export function OrderHead({ order, id }: { order: Order; id: string }) {
  const { status, items, payment_method } = order
  const placed = parseShopDate(order.order_date)
  const about = [
    items.length > 0 && counted(items.length, 'part'),
    payment_method && paymentName(payment_method),
  ]
  return (
    <div className="flex flex-wrap justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-32">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 id={id} className="type-mono text-lg wrap-anywhere">
            {orderNumber(order.order_id)}
          </h3>
          <div className="max-md:w-full">
            <OrderTag status={status} />
          </div>
        </div>
        <p className="mt-1 type-small text-ink-soft">
          {placed ? (
            <time dateTime={placed.toISOString()}>{dateAndTime(placed)}</time>
          ) : (
            order.order_date || 'Date not given'
          )}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p>
          <span className="sr-only">Total </span>
          <Price
            amount={orderSums(order).total}
            className={status === 'cancelled' ? 'text-ink-quiet' : undefined}
          />
        </p>
        <p className="type-small text-ink-quiet">{about.filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
