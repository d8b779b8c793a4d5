import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { LinkedOrder } from '../../api/orderLinks.ts'
import { cancelLinkedOrderAtom } from '../../atoms/orderLinks.ts'
import { OrderCard } from '../../components/shop/OrderCard.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { serverText } from '../../lib/endpoint.ts'
import { cancelState } from '../../rules/orders.ts'
import { ordersText } from '../../text/orders.ts'
import { useCancelOrder, useRecheckedClock } from '../profile/orders/useCancelOrder.ts'

/** The order of a link with everything of it, printable, to be cancelled within its window. */
export function LinkedOrderCard({ order, token }: { order: LinkedOrder; token: string }) {
  const send = useSetAtom(cancelLinkedOrderAtom)
  const now = useRecheckedClock()
  const [cancelling, setCancelling] = useState(false)
  const { cancel, refused, late } = useCancelOrder(order, async () => {
    setCancelling(true)
    try {
      await send(token)
      return 'cancelled'
    } catch (error) {
      if (serverText(error) === ordersText.tooLate) return 'late'
      throw error
    } finally {
      setCancelling(false)
    }
  })
  const state = cancelState(order, now)
  return (
    <OrderCard
      defaultOpen
      order={order}
      cancel={state && late ? 'late' : state}
      cancelling={cancelling}
      onCancel={cancel}
    >
      {state && refused && (
        <Notice tone="danger" role="alert" className="mt-4 print:hidden">
          {refused}
        </Notice>
      )}
    </OrderCard>
  )
}
