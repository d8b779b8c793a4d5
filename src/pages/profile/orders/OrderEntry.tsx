import { useSetAtom } from 'jotai'
import { memo } from 'react'
import type { Order } from '../../../api/orders.ts'
import { cancelOrderAtom } from '../../../atoms/orders.ts'
import { OrderCard } from '../../../components/shop/OrderCard.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { printAlone } from '../../../lib/printAlone.ts'
import { OrderAgainResult, useOrderAgain } from './OrderAgain.tsx'
import { useCancelOrder } from './useCancelOrder.ts'

type OrderEntryProps = { order: Order; cancel: 'open' | 'late' | undefined; cancelling: boolean }

// Memoised: neither the recheck every minute nor a change of one order renders the other cards again.
export const OrderEntry = memo(function OrderEntry({ order, cancel, cancelling }: OrderEntryProps) {
  const cancelOrder = useCancelOrder(order, useSetAtom(cancelOrderAtom))
  const { again, adding, outcome } = useOrderAgain(order)
  return (
    <OrderCard
      order={order}
      cancel={cancel && cancelOrder.late ? 'late' : cancel}
      cancelling={cancelling}
      onCancel={cancelOrder.cancel}
      onAgain={order.items.length > 0 ? again : undefined}
      addingAgain={adding}
      onPrint={printAlone}
    >
      {cancel && cancelOrder.refused && (
        <Notice tone="danger" role="alert" className="mt-4 print:hidden">
          {cancelOrder.refused}
        </Notice>
      )}
      {outcome && <OrderAgainResult outcome={outcome} className="mt-4 print:hidden" />}
    </OrderCard>
  )
})
