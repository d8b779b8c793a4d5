import type { LinkedOrder } from '../../api/orderLinks.ts'
import { OrderCard } from '../../components/shop/OrderCard.tsx'
import { cancelLinkedOrder } from '../../mutations/orders.ts'
import { cancelState } from '../../rules/orders.ts'
import { useCancelOrder, useRecheckedClock } from '../profile/orders/useCancelOrder.tsx'

/** The order of a link with everything of it, printable, to be cancelled within its window. */
export function LinkedOrderCard({ order, token }: { order: LinkedOrder; token: string }) {
  const now = useRecheckedClock()
  const { refusal, ...action } = useCancelOrder(order, cancelState(order, now), cancelLinkedOrder(token))
  return (
    <OrderCard defaultOpen order={order} {...action}>
      {refusal}
    </OrderCard>
  )
}
