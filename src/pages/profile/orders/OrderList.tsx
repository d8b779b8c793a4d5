import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Order } from '../../../api/orders.ts'
import { clockAtom } from '../../../atoms/clock.ts'
import { cancellingAtom } from '../../../atoms/orders.ts'
import { usePortion } from '../../../components/ui/usePortion.tsx'
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
  const { list, visible, more } = usePortion(orders, portion, 'orders')

  return (
    <>
      <ul ref={list} aria-label="Orders">
        {visible.map((order) => (
          <OrderEntry
            key={order.order_id}
            order={order}
            cancel={cancelState(order, now)}
            cancelling={cancelling.includes(order.order_id)}
          />
        ))}
      </ul>
      {more && <div className="border-t border-line px-4 py-1 md:px-7 print:hidden">{more}</div>}
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
