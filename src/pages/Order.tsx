import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { LinkedOrder } from '../api/orderLinks.ts'
import type { PaymentForm } from '../api/purchase.ts'
import { EmptyState, LoadFailed } from '../components/shop/EmptyState.tsx'
import { OrderCard } from '../components/shop/OrderCard.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Button, ButtonLink } from '../components/ui/Button.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { isMissing } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { listen } from '../lib/listen.ts'
import { cancelLinkedOrder } from '../mutations/orders.ts'
import { paths } from '../paths.ts'
import { isAwaited, orderLinkQuery } from '../queries/orderLinks.ts'
import { formatRs } from '../rules/money.ts'
import { readPaymentState } from '../rules/navigationState.ts'
import { keepAmounts } from '../rules/nonBreaking.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import { cancelState, orderSums } from '../rules/orders.ts'
import { paymentMethod, transferWords } from '../rules/payments.ts'
import { shop } from '../shop/config.ts'
import { useCancelOrder, useRecheckedClock } from './profile/useCancelOrder.tsx'

/** Sends the form of the gateway's page; the button is for when the browser does not go by itself. */
function ToGateway({ form }: { form: PaymentForm }) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.submit(), [])
  return (
    <EmptyState
      role="status"
      title="Taking you to the payment"
      action={
        <GatewayForm form={form} ref={ref}>
          Go to the payment
        </GatewayForm>
      }
    >
      Your order is placed. You pay on the page of our payment provider, and come back here.
    </EmptyState>
  )
}

/** The gateway's form, on the way there. It leaves the history entry at once, so that Back shows the order and stays. */
function useToGateway() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => readPaymentState(state)?.payment)
  useEffect(() => {
    if (form) navigate(pathname + search, { replace: true, state: null })
  }, [form, navigate, pathname, search])
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setForm(undefined)
    return listen(window, 'pageshow', back)
  }, [])
  return form
}

/** /order: one order, opened by the link of its confirmation email without an account, and the way to its payment. */
export default function Order() {
  // Only whoever has the link may see the order, so no page of the server contains it.
  return useHydrated() ? <OrderScreen /> : <PageLoading />
}

function OrderScreen() {
  const [params] = useSearchParams()
  const form = useToGateway()
  return (
    <div className="wrap">
      <PageHead title="Your order" />
      {form ? <ToGateway form={form} /> : <OpenedOrder token={params.get('token') ?? ''} />}
    </div>
  )
}

function OpenedOrder({ token }: { token: string }) {
  const answer = useQuery({ ...orderLinkQuery(token), enabled: token !== '' })
  const { data: order, error, isFetching, refetch } = answer
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
        key="none"
        role="alert"
        title="This link opens no order"
        action={
          <ButtonLink to={paths.contact} variant="primary">
            Contact us
          </ButtonLink>
        }
      >
        It is incomplete, or the order is more than 90 days old. The counter finds it by its number:{' '}
        {shop.phone.display}.
      </EmptyState>
    )
  return (
    <LoadFailed role="alert" title="Your order did not load" busy={isFetching} onRetry={refetch}>
      The shop did not answer, or the connection is lost. Your order is safe.
    </LoadFailed>
  )
}

/** The order of a link with everything of it, printable, to be cancelled within its window. */
function LinkedOrderCard({ order, token }: { order: LinkedOrder; token: string }) {
  const now = useRecheckedClock()
  const { refusal, ...action } = useCancelOrder(order, cancelState(order, now), cancelLinkedOrder(token))
  return (
    <OrderCard alone order={order} {...action}>
      {refusal}
    </OrderCard>
  )
}

const cardPayment = paymentMethod('card')

type PaymentNotice = { tone: ComponentProps<typeof Notice>['tone']; title?: string; text: string }

/** The notice about a payment; none of an order paid on delivery. */
function noticeOf(order: LinkedOrder, total: string): PaymentNotice | undefined {
  const { payment, payment_method, payment_status, status, email } = order
  if (payment && isAwaited(order))
    return {
      tone: 'caution',
      title: 'Waiting for the payment',
      text: `We have no word of it yet. This page looks again by itself. You can close it: we will write to ${email}.`,
    }
  if (payment)
    return {
      tone: 'danger',
      title: 'The payment did not go through',
      text: `Your order is kept. You can try again${payment_method === cardPayment.wire ? ', with another card too' : ''}.`,
    }
  if (payment_status === 'charged back')
    return {
      tone: 'danger',
      text: `The bank has taken the payment back. Please call us: ${shop.phone.display}.`,
    }
  if (payment_status === 'refunded')
    return { tone: 'success', text: `This order is cancelled, and we have refunded ${total}.` }
  const transfer = transferWords(payment_method, orderNumber(order.order_id))
  if (transfer && payment_status === 'pending' && status !== 'cancelled')
    return { tone: 'caution', text: transfer }
  if (payment_status !== 'paid') return undefined
  return status === 'cancelled'
    ? { tone: 'caution', text: `This order is cancelled. We will refund the ${total} that were paid.` }
    : { tone: 'success', text: `Paid. Thank you: we have received ${total}.` }
}

/** What the gateway has said of the payment, and what the shopper can do. */
function PaymentState({ order }: { order: LinkedOrder }) {
  const total = keepAmounts(formatRs(orderSums(order).total))
  const notice = noticeOf(order, total)
  if (!notice) return null
  const { tone, title, text } = notice
  return (
    <Notice tone={tone} role={tone === 'danger' ? 'alert' : 'status'} className="mb-4 print:hidden">
      {title && <p className="font-semibold">{title}</p>}
      <p>{text}</p>
      {order.payment && <GatewayForm form={order.payment}>{`Pay ${total}`}</GatewayForm>}
    </Notice>
  )
}

type GatewayFormProps = { form: PaymentForm; ref?: Ref<HTMLFormElement>; children: ReactNode }

const GatewayForm = ({ form, ref, children }: GatewayFormProps) => (
  <form ref={ref} method="post" action={form.action} className="mt-3">
    {Object.entries(form.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="primary">
      {children}
    </Button>
  </form>
)
