import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { CircleCheck, Clock, Printer } from 'lucide'
import { useLocation } from 'react-router-dom'
import { clockAtom } from '../atoms/clock.ts'
import { type LastOrder, type Receipt, readLastOrder } from '../atoms/lastOrder.ts'
import { userAtom } from '../atoms/session.ts'
import { PhoneLink } from '../components/shop/ContactLinks.tsx'
import { homeCrumb } from '../components/shop/categoryLinks.ts'
import { FoldedLines } from '../components/shop/FoldedLines.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Breadcrumb } from '../components/ui/Breadcrumb.tsx'
import { ButtonLink, TextButton, TextLink } from '../components/ui/Button.tsx'
import { HangingTape } from '../components/ui/HangingTape.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Price } from '../components/ui/Price.tsx'
import { SummaryList } from '../components/ui/SummaryList.tsx'
import { TitleBlock } from '../components/ui/TitleBlock.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { orderLinkPath, paths } from '../paths.ts'
import { formatDateTime, formatTime, parseShopDate } from '../rules/dates.ts'
import { sameId } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { readConfirmationState } from '../rules/navigationState.ts'
import { keepNumbers } from '../rules/nonBreaking.ts'
import { orderNumber } from '../rules/orderNumber.ts'
import { cancelDeadline } from '../rules/orders.ts'
import { paymentMethod, totalWords, transferWords } from '../rules/payments.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import { shop } from '../shop/config.ts'
import { confirmationText } from '../text/confirmation.ts'

/** What was ordered, and how its total is made up; long orders are folded, except on paper. */
const ReceiptLines = ({ receipt, total }: { receipt: Receipt; total: number }) => (
  <section aria-labelledby="receipt" className="mt-8">
    <h2 id="receipt" className="border-b border-ink pb-2 type-h2">
      Your order
    </h2>
    <FoldedLines items={receipt.items} />
    <SummaryList
      rows={[
        { label: 'Subtotal', amount: receipt.subtotal },
        receipt.discount > 0 && { label: policyFacts.discount, amount: -receipt.discount, saving: true },
        receipt.shipping !== null && { label: 'Shipping', amount: receipt.shipping },
      ]}
      total={{ label: 'Total', amount: total }}
    />
  </section>
)

/** §2 /order-confirmation: the order number, what was paid, where it goes, and what happens next. */
export default function OrderConfirmation() {
  // The order is known only to this tab (navigation state, session storage), so the server cannot render it.
  return useHydrated() ? <Confirmation /> : <PageLoading />
}

function Confirmation() {
  const { state } = useLocation()
  const order = confirmedOrder(readConfirmationState(state), readLastOrder())
  const transfer = order.details && transferWords(paymentMethod(order.details.payment).wire, order.number)
  const title = order.exists ? 'Order placed' : 'No order to show'
  const thanks = order.details?.firstName ? `Thank you, ${order.details.firstName}. ` : 'Thank you. '

  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-9 pt-5 lg:grid-cols-uneven print:block print:pt-0">
      <div>
        <Breadcrumb crumbs={[homeCrumb, { label: title }]} className="mb-6" />
        <p className="mb-6 hidden print:block">
          {shop.name}, {shop.address.join(', ')}, {shop.phone.display}
        </p>
        {order.exists && <Icon icon={CircleCheck} size="xl" className="mb-3 text-success" />}
        <h1 data-page-heading tabIndex={-1} className="type-display">
          {title}
        </h1>
        <p className="mt-3 text-lg text-pretty text-ink-soft">
          {order.exists
            ? `${thanks}Keep the order number, the counter asks for it.`
            : 'This page shows an order right after it is placed.'}
        </p>
        <OrderBlock order={order} className="mt-6 md:mt-8" />
        {transfer && (
          <Notice tone="caution" className="mt-4">
            {transfer}
          </Notice>
        )}
        {order.details && <NextSteps order={order.details} />}
        {order.details?.receipt && <ReceiptLines receipt={order.details.receipt} total={order.total} />}
      </div>
      <WhatsNext order={order} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
        <ButtonLink to={paths.products}>Continue Shopping</ButtonLink>
        {order.exists ? (
          <TextButton before={Printer} onClick={() => window.print()}>
            Print
          </TextButton>
        ) : (
          <TextLink to={paths.profile}>Your orders are in your profile</TextLink>
        )}
      </div>
    </div>
  )
}

/** The order as a title block. The default 0 of §2 is an amount, and reads 'Rs. 0.00' like every other. */
const OrderBlock = ({ order, className }: { order: ConfirmedOrder; className?: string }) => (
  <TitleBlock
    className={className}
    cells={[
      {
        label: 'Order number',
        span: 6,
        mono: true,
        value: <span className="text-[1.875rem] leading-9">{order.number}</span>,
      },
      {
        // An order of which the tab knows no more than its total counts as paid.
        label: totalWords(order.details?.payment ?? 'card'),
        value: <Price amount={order.total} />,
      },
      {
        label: 'Shipping address',
        value: <span className="block text-pretty">{keepNumbers(order.address)}</span>,
      },
      ...(order.details?.receipt
        ? ([{ label: 'Payment', value: order.details.receipt.payment, span: 6 }] as const)
        : []),
    ]}
  />
)

/** Until when and where the order can be cancelled, and for a guest the offer of an account. Decision 90 */
function NextSteps({ order }: { order: LastOrder }) {
  const user = useAtomValue(userAtom)
  const now = useAtomValue(clockAtom)
  const deadline = cancelDeadline({ order_date: order.placedAt })
  const open = deadline && now <= deadline.getTime()
  return (
    <div className="mt-4 grid gap-2 type-compact print:hidden">
      {user || order.token ? (
        open && (
          <p className="flex gap-2.5">
            <Icon icon={Clock} size="sm" className="mt-0.75 text-ink-soft" />
            <span>{`Can be cancelled until ${formatTime(deadline)}.`}</span>
          </p>
        )
      ) : (
        <p>
          <span>To change something, call</span> <PhoneLink />{' '}
          <span className="inline-block">{`(${shop.hours}).`}</span>
        </p>
      )}
      {user ? (
        <TextLink to={`${paths.profile}?tab=orders`}>See the order in your profile</TextLink>
      ) : (
        <>
          {order.token && (
            <TextLink to={orderLinkPath(order.token)}>
              {open ? 'See the order, or cancel it' : 'See the order'}
            </TextLink>
          )}
          <p className="text-ink-soft">
            With an account you see and cancel your orders yourself, and checkout is filled in.{' '}
            <TextLink to={paths.register}>Make an account</TextLink>
          </p>
        </>
      )}
    </div>
  )
}

/** The stages of an order along a tape. Without an order, no stage is reached yet. */
function WhatsNext({ order }: { order: ConfirmedOrder }) {
  const { exists, details } = order
  const placedAt = details && parseShopDate(details.placedAt)
  return (
    <section
      aria-labelledby="whats-next"
      // On the line of the page's heading, which has the breadcrumb above it, and the tick of an order.
      className={cx('print:mt-8 print:pt-0!', exists ? 'lg:pt-27.5' : 'lg:pt-16.5')}
    >
      <h2 id="whats-next" className="type-h2">
        What's Next
      </h2>
      <HangingTape
        current={exists ? 0 : -1}
        stages={[
          {
            title: 'Order placed',
            text: placedAt
              ? formatDateTime(placedAt)
              : exists
                ? 'We have your order'
                : 'Once you have placed one',
          },
          {
            title: 'Confirmation email',
            text: `To ${details?.email || `the address you ${exists ? 'gave' : 'give'}`}, in a few minutes`,
          },
          { title: 'Processing', text: `Within ${limits.policy.processingHours} hours` },
          { title: 'Shipping notification', text: 'When it leaves the depot' },
        ]}
      />
    </section>
  )
}

type ConfirmedOrder = {
  number: string
  /** False when there is nothing but the defaults of §2. */
  exists: boolean
  total: number
  address: string
  /** The details that only this tab has stored: who ordered, when, and how the order is paid. */
  details: LastOrder | undefined
}

/** The order to confirm: the navigation state, else the stored order, else the defaults (§2, decision 12). */
function confirmedOrder(
  state: ReturnType<typeof readConfirmationState>,
  last: LastOrder | undefined,
): ConfirmedOrder {
  const fromState = Object.values(state ?? {}).some((value) => value !== undefined)
  const isSame = state?.orderId !== undefined && last !== undefined && sameId(state.orderId, last.orderId)
  const details = fromState && !isSame ? undefined : last
  const number = orderNumber(state?.orderId ?? details?.orderId)
  return {
    number,
    exists: number !== confirmationText.noNumber,
    total: state?.orderTotal ?? details?.orderTotal ?? 0,
    address: (state?.shippingAddress ?? details?.shippingAddress)?.trim() || confirmationText.noAddress,
    details,
  }
}
