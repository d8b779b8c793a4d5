import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../api/orders.ts'
import { type OrderAgainOutcome, orderAgainAtom } from '../../atoms/orderAgain.ts'
import { userAtom } from '../../atoms/session.ts'
import { EmptyState, LoadFailed } from '../../components/shop/EmptyState.tsx'
import { OrderCard } from '../../components/shop/OrderCard.tsx'
import { ButtonLink, TextLink } from '../../components/ui/Button.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { cancelOrder } from '../../mutations/orders.ts'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts, keepUnits } from '../../rules/nonBreaking.ts'
import { cancelState, orderMatches } from '../../rules/orders.ts'
import { ordersText } from '../../text/orders.ts'
import { useCancelOrder, useRecheckedClock } from './useCancelOrder.tsx'

export function OrdersTab() {
  const user = useAtomValue(userAtom)
  const orders = useQuery(ordersQuery(user?.user_id))
  if (!user) return null
  if (orders.data?.length) return <OrderList orders={orders.data} />
  if (orders.data)
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
  if (orders.isError)
    return (
      <LoadFailed role="alert" title="Your orders did not load" className="border-0" onRetry={orders.refetch}>
        The shop did not answer, or the connection is lost. Your orders are safe.
      </LoadFailed>
    )
  return <OrdersLoading />
}

const OrdersLoading = () => (
  <div role="status">
    <span className="sr-only">Loading orders...</span>
    {[1, 2, 3].map((card) => (
      <div key={card} className="px-4 py-4 not-last:border-b not-last:border-line md:px-7 md:py-5">
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

const portion = 5

/** The orders, newest first, in portions; where one portion is not all, also found by their number or a part. */
function OrderList({ orders }: { orders: readonly Order[] }) {
  const now = useRecheckedClock()
  const [query, setQuery] = useState('')
  const found = orders.filter((order) => orderMatches(order, query))
  const { list, visible, more } = usePortion(found, 'orders', { size: portion, next: 'older' })

  return (
    <>
      {orders.length > portion && (
        <div className="border-b border-line px-4 py-3 md:px-7 print:hidden">
          <Input
            type="search"
            aria-label="Find an order by its number or a part"
            placeholder="Order number or part"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="max-w-100"
          />
          <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-3'}>
            {query.trim() &&
              (found.length > 0
                ? `${counted(found.length, 'order')} found`
                : `No order has '${query.trim()}'.`)}
          </p>
        </div>
      )}
      <ul ref={list} aria-label="Orders">
        {visible.map((order) => (
          <OrderEntry key={order.order_id} order={order} cancel={cancelState(order, now)} />
        ))}
      </ul>
      {more && <div className="border-t border-line px-4 py-1 md:px-7 print:hidden">{more}</div>}
    </>
  )
}

function OrderEntry({ order, cancel }: { order: Order; cancel: 'open' | 'late' | undefined }) {
  const user = useAtomValue(userAtom)?.user_id
  const { refusal, ...action } = useCancelOrder(order, cancel, cancelOrder(user, order))
  const { again, adding, outcome } = useOrderAgain(order)
  return (
    <OrderCard
      order={order}
      {...action}
      onAgain={order.items.length > 0 ? again : undefined}
      addingAgain={adding}
    >
      {refusal}
      {outcome && <OrderAgainResult outcome={outcome} />}
    </OrderCard>
  )
}

/** Adds an order's parts to the cart again (BEY-12); `outcome` is the result. */
function useOrderAgain(order: Order) {
  const send = useSetAtom(orderAgainAtom)
  const [adding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<OrderAgainOutcome | 'failed'>()
  const again = async () => {
    setAdding(true)
    setOutcome(undefined)
    setOutcome(await send(order).catch(() => 'failed' as const))
    setAdding(false)
  }
  return { again: () => void again(), adding, outcome }
}

/** The result of ordering again, scrolled into view: it stands below the parts of the order. */
function OrderAgainResult({ outcome }: { outcome: OrderAgainOutcome | 'failed' }) {
  const result = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={result} className="mt-4 scroll-my-20 print:hidden">
      {outcome === 'failed' ? (
        <Notice tone="danger" role="alert">
          Nothing was added to your cart: the shop did not answer, or the connection is lost.
        </Notice>
      ) : (
        <Added {...outcome} />
      )}
    </div>
  )
}

/** The parts that were added, that are not sold any more, and that have another price. */
const Added = ({ added, discontinued, repriced }: OrderAgainOutcome) => (
  <Notice tone={discontinued.length > 0 || repriced.length > 0 ? 'caution' : 'success'} role="status">
    <p>
      <span>
        {added > 0
          ? `${counted(added, 'part')} ${added === 1 ? 'is' : 'are'} in your cart, at today's prices. `
          : 'Nothing was added to your cart. '}
      </span>
      {added > 0 && <TextLink to={paths.cart}>Go to cart</TextLink>}
    </p>
    {discontinued.map((name) => (
      <p key={name}>{`${keepUnits(name)} is not sold any more.`}</p>
    ))}
    {repriced.map(({ name, from, to }) => (
      <p key={name}>
        {keepAmounts(`${keepUnits(name)} costs ${formatRs(to)} today, ${formatRs(from)} then.`)}
      </p>
    ))}
  </Notice>
)
