import { ChevronDown, ChevronUp, Printer, ShoppingCart } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../api/orders.ts'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { counted } from '../../rules/counted.ts'
import { shop } from '../../shop.config.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { OrderCancel, type OrderCancelProps } from './OrderCancel.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderParts } from './OrderParts.tsx'
import { OrderTape } from './OrderTape.tsx'

const few = 2

type OrderCardProps = Omit<OrderCancelProps, 'order' | 'describedBy' | 'onGone'> & {
  order: Order
  /** Without this the parts cannot be ordered again. */
  onAgain?: () => void
  /** The parts are being looked up. */
  addingAgain?: boolean
  /** Prints the card; only offered while its details are open. */
  onPrint: (card: Element) => void
  /** The result of an action. */
  children?: ReactNode
}

/** An order in the order history (§2), an `<li>`: its first 2 parts, and everything while its details are open. */
export function OrderCard(props: OrderCardProps) {
  const { order, cancel, cancelling, onCancel, onAgain, addingAgain = false, onPrint, children } = props
  const [open, setOpen] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const again = useFocusAfterBusy(addingAgain)
  const head = useId()
  const details = useId()
  const more = order.items.length - few

  // Closing removes the details above the button: keep the button in view.
  useLayoutEffect(() => {
    if (!open && document.activeElement === toggle.current)
      toggle.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <li
      ref={card}
      aria-labelledby={head}
      className="@container px-4 py-5 not-last:border-b not-last:border-line md:p-7"
    >
      <p className="mb-6 hidden print:block">
        {shop.name}, {shop.address.join(', ')}, {shop.phone.shown}
      </p>
      <OrderHead order={order} id={head} />
      <div id={details}>
        {open && <OrderTape status={order.status} className="mt-4.5" />}
        <OrderParts items={open ? order.items : order.items.slice(0, few)} wide={open} />
        {!open && more > 0 && (
          <p className="mt-1.5 type-small text-ink-soft">and {counted(more, 'more part')}</p>
        )}
        {open && <OrderDetails order={order} className="mt-4" />}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2.5 print:hidden">
        <Button
          ref={toggle}
          aria-expanded={open}
          aria-controls={details}
          aria-describedby={head}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide Details' : 'View Order Details'}
          <Icon icon={open ? ChevronUp : ChevronDown} />
        </Button>
        {onAgain && (
          <TextButton
            ref={again}
            before={ShoppingCart}
            className="pointer-coarse:min-h-target"
            disabled={addingAgain}
            aria-describedby={head}
            onClick={onAgain}
          >
            {addingAgain ? 'Adding to cart...' : 'Order Again'}
          </TextButton>
        )}
        {open && (
          <TextButton
            before={Printer}
            className="pointer-coarse:min-h-target"
            aria-describedby={head}
            onClick={() => card.current && onPrint(card.current)}
          >
            Print
          </TextButton>
        )}
        <OrderCancel
          order={order}
          cancel={cancel}
          cancelling={cancelling}
          describedBy={head}
          onCancel={onCancel}
          onGone={() => toggle.current?.focus({ preventScroll: true })}
        />
      </div>
      {children}
    </li>
  )
}
