import { type MutationOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Order } from '../../api/orders.ts'
import { openAlertAtom } from '../../atoms/alert.ts'
import { clockAtom } from '../../atoms/clock.ts'
import { Notice } from '../../components/ui/Notice.tsx'
import { isSignedOut, serverText } from '../../lib/endpoint.ts'
import { listen } from '../../lib/listen.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { serverNow } from '../../lib/serverClock.ts'
import { toast } from '../../notify.ts'
import { limits } from '../../rules/limits.ts'
import { orderNumber } from '../../rules/orderNumber.ts'
import { canCancel } from '../../rules/orders.ts'
import { ordersText } from '../../text/orders.ts'

/** Cancels an order, after asking once (§4, §8). `state` is what the clock says, `refusal` what the server says. */
export function useCancelOrder(order: Order, state: 'open' | 'late' | undefined, mutation: MutationOptions) {
  const client = useQueryClient()
  const cancelling = useIsMutating({ mutationKey: mutation.mutationKey ?? [], exact: true }) > 0
  const openAlert = useSetAtom(openAlertAtom)
  const [refused, setRefused] = useState('')
  const [late, setLate] = useState(false)

  const cancel = async () => {
    setRefused('')
    const sure =
      // No confirmation if it is already too late.
      !canCancel(order, serverNow()) ||
      (await openAlert(`Cancel order ${orderNumber(order.order_id)}?`, {
        detail: 'It cannot be taken back.',
        confirm: 'Cancel Order',
        refuse: 'Keep order',
        danger: true,
      }))
    if (!sure) return
    try {
      // Read the clock again: the device may have slept since the last reading.
      if (canCancel(order, serverNow())) {
        await mutateOnce(client, mutation)
        toast('success', ordersText.cancelled)
      } else {
        setLate(true)
        toast('error', ordersText.tooLate)
      }
    } catch (error) {
      // The store says it. The order of a link needs no session: there a 401 is a refusal like any other.
      if (mutation.meta?.signedIn && isSignedOut(error)) return
      const reason = serverText(error) ?? ordersText.cancelFailed
      // The text is all that the specification says of this refusal (§7, §8).
      if (reason === ordersText.tooLate) setLate(true)
      else setRefused(reason)
      toast('error', reason)
    }
  }
  return {
    cancel: state && late ? 'late' : state,
    onCancel: () => void cancel(),
    cancelling,
    refusal: state && refused && (
      <Notice tone="danger" role="alert" className="mt-4 print:hidden">
        {refused}
      </Notice>
    ),
  } as const
}

/** The current time, updated every minute (§9) and when the shopper returns to the tab. */
export function useRecheckedClock(): number {
  const [now, look] = useAtom(clockAtom)
  useEffect(() => {
    look()
    const timer = setInterval(look, limits.cancelRecheck)
    return () => clearInterval(timer)
  }, [look])
  // Timers are throttled in a hidden tab, and stop while the computer sleeps.
  useEffect(() => listen(document, 'visibilitychange', look), [look])
  useEffect(() => listen(window, 'focus', look), [look])
  return now
}
