import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../api/orders.ts'
import { clockAtom } from '../../../atoms/clock.ts'
import { cancellingAtom } from '../../../atoms/orders.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { limits } from '../../../rules/limits.ts'
import { cancelState } from '../../../rules/orders.ts'
import { OrderEntry } from './OrderEntry.tsx'

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

/** The current time, updated every `every` milliseconds (§9) and when the shopper returns to the tab. */
function useRecheckedClock(every: number): number {
  const [now, look] = useAtom(clockAtom)
  useEffect(() => {
    look()
    const timer = setInterval(look, every)
    // Timers are throttled in a hidden tab, and stop while the computer sleeps.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [look, every])
  return now
}
