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

/** The orders, newest first, in portions: a long history is not rendered at once. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const now = useRecheckedClock()
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
            cancelling={cancelling.includes(String(order.order_id))}
          />
        ))}
      </ul>
      {more && <div className="border-t border-line px-4 py-1 md:px-7 print:hidden">{more}</div>}
    </>
  )
}

/** The current time, updated every minute (§9) and when the shopper returns to the tab. */
function useRecheckedClock(): number {
  const [now, look] = useAtom(clockAtom)
  useEffect(() => {
    look()
    const timer = setInterval(look, limits.cancelRecheckMs)
    // Timers are throttled in a hidden tab, and stop while the computer sleeps.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [look])
  return now
}
