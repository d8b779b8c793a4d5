import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../api/orders.ts'
import { cancellingAtom } from '../../../atoms/orders.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { limits } from '../../../rules/limits.ts'
import { cancelState } from '../../../rules/orders.ts'
import { OrderEntry } from './OrderEntry.tsx'
import { useRecheckedClock } from './useRecheckedClock.ts'

const portion = 10

type OrderListProps = {
  orders: readonly Order[]
  /** Milliseconds between checks of the orders' age. */
  recheckEvery?: number
}

/** The orders, newest first, in portions: a long history is not rendered at once. */
export function OrderList({ orders, recheckEvery = limits.cancelRecheckMs }: OrderListProps) {
  const now = useRecheckedClock(recheckEvery)
  const cancelling = useAtomValue(cancellingAtom)
  const [shown, setShown] = useState(portion)
  const list = useRef<HTMLUListElement>(null)
  const left = orders.length - shown

  // After "Show more orders" the focus moves to the first order that was added.
  useEffect(() => {
    if (shown === portion) return
    list.current?.children[shown - portion]?.querySelector('button')?.focus()
  }, [shown])

  return (
    <>
      <ul ref={list} aria-label="Orders">
        {orders.slice(0, shown).map((order) => (
          <OrderEntry
            key={order.order_id}
            order={order}
            cancel={cancelState(order, now)}
            cancelling={cancelling.includes(order.order_id)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-4 py-5 md:px-7 print:hidden">
          <Button onClick={() => setShown(shown + portion)}>Show more orders</Button>
          <span className="type-small text-ink-soft">
            {shown} of {orders.length} orders
          </span>
        </div>
      )}
    </>
  )
}
