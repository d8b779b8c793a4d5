import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { LinkedOrder } from '../../api/orderLinks.ts'
import { cancelLinkedOrderAtom } from '../../atoms/orderLinks.ts'
import { OrderCard } from '../../components/shop/OrderCard.tsx'
import { cancelState } from '../../rules/orders.ts'
import { useCancelOrder, useRecheckedClock } from '../profile/orders/useCancelOrder.tsx'

/** The order of a link with everything of it, printable, to be cancelled within its window. */
export function LinkedOrderCard({ order, token }: { order: LinkedOrder; token: string }) {
  const send = useSetAtom(cancelLinkedOrderAtom)
  const now = useRecheckedClock()
  const [cancelling, setCancelling] = useState(false)
  const { refusal, ...action } = useCancelOrder(order, cancelState(order, now), async () => {
    setCancelling(true)
    try {
      await send(token)
      return 'cancelled'
    } finally {
      setCancelling(false)
    }
  })
  return (
    <OrderCard defaultOpen order={order} {...action} cancelling={cancelling}>
      {refusal}
    </OrderCard>
  )
}
