import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { RetryButton } from '../components/ui/RetryButton.tsx'
import { isMissing } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import { orderLinkQuery } from '../queries/orderLinks.ts'
import { shop } from '../shop.config.ts'
import { LinkedOrderCard } from './order/LinkedOrderCard.tsx'
import { PaymentState } from './order/PaymentState.tsx'
import { ToGateway } from './order/ToGateway.tsx'
import { useToGateway } from './order/useToGateway.ts'

/** /order: one order, opened by the link of its confirmation email without an account, and the way to its payment. */
export default function Order() {
  // The order belongs to whoever has the link: the server renders none.
  return useHydrated() ? <OrderScreen /> : <PageLoading />
}

function OrderScreen() {
  const [params] = useSearchParams()
  const form = useToGateway()
  return (
    <div className="wrap">
      <PageHead title="Your order" crumbs={[{ label: 'Home', to: paths.home }, { label: 'Your order' }]} />
      {form ? <ToGateway form={form} /> : <OpenedOrder token={params.get('token') ?? ''} />}
    </div>
  )
}

function OpenedOrder({ token }: { token: string }) {
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...orderLinkQuery(token), enabled: token !== '' })
  if (order)
    return (
      <>
        <PaymentState order={order} />
        <h2 className="sr-only">What was ordered</h2>
        <ul aria-label="Orders" className="rounded-control border border-line bg-cell">
          <LinkedOrderCard order={order} token={token} />
        </ul>
      </>
    )
  if (token && !error) return <PageLoading />
  if (!token || isMissing(error))
    return (
      <EmptyState
        role="alert"
        title="This link opens no order"
        action={
          <ButtonLink to={paths.contact} variant="primary">
            Contact us
          </ButtonLink>
        }
      >
        It is incomplete, or the order is more than 90 days old. The counter finds it by its number:{' '}
        {shop.phone.shown}.
      </EmptyState>
    )
  return (
    <EmptyState
      role="alert"
      title="Your order did not load"
      action={<RetryButton busy={isFetching} busyText="Trying..." onClick={() => void refetch()} />}
    >
      The shop did not answer, or the connection is lost. Your order is safe.
    </EmptyState>
  )
}
