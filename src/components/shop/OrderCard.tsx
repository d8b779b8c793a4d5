import { cx } from 'class-variance-authority'
import { ChevronDown, ChevronUp, Clock, Printer, ShoppingCart } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Order, OrderItem } from '../../api/orders.ts'
import { productPath } from '../../paths.ts'
import { counted } from '../../rules/counted.ts'
import { formatDateTime, formatTime, parseShopDate } from '../../rules/dates.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import {
  cancelDeadline,
  isOrderStatus,
  type OrderStatus,
  orderStages,
  orderSums,
} from '../../rules/orders.ts'
import { paymentName } from '../../rules/payments.ts'
import { shop } from '../../shop/config.ts'
import { ordersText } from '../../text/orders.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageTape } from '../ui/PageTape.tsx'
import { Price } from '../ui/Price.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderLine, placedLine } from './OrderLine.tsx'
import { StatusTag, statuses } from './StatusTag.tsx'

/** Parts shown while the details are closed. */
const closedSize = 2

type OrderCardProps = {
  order: Order
  /** 'open' while the order can be cancelled, 'late' when the time is over; undefined shows nothing of it (§4). */
  cancel?: 'open' | 'late'
  cancelling?: boolean
  onCancel: () => void
  /** Without this the parts cannot be ordered again. */
  onAgain?: () => void
  /** The page shows this order alone: its details cannot be closed. */
  alone?: boolean
  /** The parts are being looked up. */
  addingAgain?: boolean
  /** The result of an action. */
  children?: ReactNode
}

/** An order in the order history (§2), an `<li>`: its first 2 parts, and everything while its details are open. */
export function OrderCard(props: OrderCardProps) {
  const { order, cancel, cancelling, onCancel, onAgain, addingAgain = false, alone = false, children } = props
  const [opened, setOpen] = useState(false)
  const open = alone || opened
  const card = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const head = useId()
  const details = useId()
  const more = order.items.length - closedSize
  const deadline = cancelDeadline(order)

  // Closing removes the details above the button: keep the button in view.
  useLayoutEffect(() => {
    if (!open && document.activeElement === toggle.current)
      toggle.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <li
      ref={card}
      // Has the focus when its cancel button goes: see keepFocus.ts.
      tabIndex={-1}
      aria-labelledby={head}
      className="@container px-4 py-4 not-last:border-b not-last:border-line md:px-7 md:py-5"
    >
      <p className="mb-6 hidden print:block">
        {shop.name}, {shop.address.join(', ')}, {shop.phone.display}
      </p>
      <OrderHead order={order} id={head} />
      <div id={details}>
        {open && <StatusTape status={order.status} className="mt-4.5" />}
        <div className={cx(open && 'grid grid-cols-1 lg:grid-cols-aside lg:gap-8')}>
          <ItemTable items={open ? order.items : order.items.slice(0, closedSize)} wide={open} />
          {open && <OrderDetails order={order} />}
        </div>
        {!open && more > 0 && (
          <p className="mt-1.5 type-small text-ink-soft">{`and ${counted(more, 'more part')}`}</p>
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-2 md:gap-x-6 print:hidden">
        {!alone && (
          <Button
            ref={toggle}
            aria-expanded={open}
            aria-controls={details}
            aria-describedby={head}
            onClick={() => setOpen(!open)}
          >
            <span>{open ? 'Hide Details' : 'View Order Details'}</span>
            <Icon icon={open ? ChevronUp : ChevronDown} />
          </Button>
        )}
        {onAgain && (
          <TextButton
            before={ShoppingCart}
            apart
            aria-disabled={addingAgain || undefined}
            aria-describedby={head}
            onClick={() => addingAgain || onAgain()}
          >
            {addingAgain ? 'Adding to cart...' : 'Order Again'}
          </TextButton>
        )}
        {open && (
          <TextButton
            before={Printer}
            apart
            aria-describedby={head}
            onClick={() => card.current && printAlone(card.current)}
          >
            Print
          </TextButton>
        )}
        {cancel && (
          // Announces the message when it replaces the button.
          <div
            aria-live="polite"
            className="flex flex-wrap items-center gap-x-3 gap-y-2.5 type-small text-ink-soft max-md:w-full md:ml-auto"
          >
            {cancel === 'open' ? (
              <>
                {deadline && (
                  <span className="flex-1 basis-32 text-balance">{`Can be cancelled until ${formatTime(deadline)}`}</span>
                )}
                <Button
                  variant="danger"
                  busy={cancelling}
                  busyText="Cancelling..."
                  aria-describedby={head}
                  onClick={onCancel}
                >
                  Cancel Order
                </Button>
              </>
            ) : (
              <p className="flex items-center gap-2">
                <Icon icon={Clock} size="sm" />
                {ordersText.tooLate}
              </p>
            )}
          </div>
        )}
      </div>
      {children}
    </li>
  )
}

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
          <h3 translate="no" id={id} className="type-mono text-lg wrap-anywhere">
            {orderNumber(order.order_id)}
          </h3>
          <div className="max-md:w-full">
            <StatusTag status={status} />
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
      <div className="ml-auto min-w-0 text-right wrap-anywhere">
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

/** How far an order is, as a tape with one division per stage. Nothing for a status that is not in §4. */
export function StatusTape({ status, className }: { status: string; className?: string }) {
  if (!isOrderStatus(status)) return null
  const currentStage = (orderStages as readonly OrderStatus[]).indexOf(status)
  return (
    <div className={cx('@container', className)}>
      <div className="bg-sunken">
        <PageTape divisions={orderStages.length} out={currentStage + 1} />
      </div>
      <ol
        aria-label="Progress"
        className="mt-1.5 grid grid-cols-4 type-micro text-ink-soft @max-[17rem]:grid-cols-1"
      >
        {orderStages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === currentStage ? 'step' : undefined}
            data-state={index <= currentStage ? 'reached' : 'ahead'}
            // Where the four stages do not fit side by side, only the current one is visible.
            className={
              index === currentStage
                ? 'font-semibold text-ink @min-[17rem]:text-right'
                : 'text-right @max-[17rem]:sr-only'
            }
          >
            {statuses[stage].word}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The parts of a placed order, stacked where it is `wide`. A part with a product id links to its page. */
const ItemTable = ({ items, wide }: { items: readonly OrderItem[]; wide: boolean }) =>
  items.length > 0 && (
    <ul
      aria-label="Parts"
      className={cx('mt-2 grid content-start gap-x-6', !wide && '@min-[40rem]:grid-cols-2')}
    >
      {items.map((item, index) => (
        <OrderLine
          key={item.order_item_id ?? index}
          item={placedLine(item)}
          to={item.product_id === undefined ? undefined : productPath(item.product_id)}
          low={!wide}
        />
      ))}
    </ul>
  )

/** Prints one element, without what surrounds it: see `data-alone` in index.css. */
function printAlone(element: HTMLElement) {
  element.dataset.alone = ''
  // In some browsers print() returns before the page has been rendered for paper.
  window.addEventListener('afterprint', () => delete element.dataset.alone, { once: true })
  window.print()
}
