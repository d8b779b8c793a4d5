import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../atoms/session.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { RetryButton } from '../../components/ui/RetryButton.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { ordersText } from '../../text/orders.ts'
import { OrderList } from './orders/OrderList.tsx'

/** The Orders tab of the profile (§2). */
export function OrdersTab() {
  const user = useAtomValue(userAtom)
  const orders = useQuery(ordersQuery(user?.user_id))
  if (!user) return null
  if (orders.data?.length) return <OrderList orders={orders.data} />
  if (orders.data) {
    return (
      <EmptyState
        title={ordersText.none}
        className="border-0"
        action={
          <ButtonLink to={paths.products} variant="primary">
            Browse products
          </ButtonLink>
        }
      >
        What you order is listed here, with its status and every part of it.
      </EmptyState>
    )
  }
  if (orders.isError) {
    return (
      <EmptyState
        role="alert"
        title="Your orders did not load"
        className="border-0"
        action={<RetryButton onClick={() => void orders.refetch()} />}
      >
        The shop did not answer, or the connection is lost. Your orders are safe.
      </EmptyState>
    )
  }
  return <OrdersLoading />
}

/** Placeholder while the orders load. */
const OrdersLoading = () => (
  <div role="status">
    <span className="sr-only">Loading orders...</span>
    {[1, 2, 3].map((card) => (
      <div key={card} className="px-4 py-5 not-last:border-b not-last:border-line md:p-7">
        <div className="flex justify-between gap-4">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-6 w-36" />
        </div>
        <Skeleton className="mt-2 h-5 w-36" />
        <Skeleton className="mt-5 h-16" />
        <Skeleton className="mt-5 min-h-target w-44" />
      </div>
    ))}
  </div>
)
