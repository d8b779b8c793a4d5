import { CircleCheck, Printer } from 'lucide'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { TextButton } from '../components/ui/TextButton.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { paths, readConfirmationState } from '../paths.ts'
import { lastOrderKey } from '../rules/storageKeys.ts'
import { shop } from '../shop.config.ts'
import { confirmedOrder, readLastOrder } from './orderConfirmation/confirmedOrder.ts'
import { NextSteps } from './orderConfirmation/NextSteps.tsx'
import { OrderBlock } from './orderConfirmation/OrderBlock.tsx'
import { ReceiptLines } from './orderConfirmation/ReceiptLines.tsx'
import { WhatsNext } from './orderConfirmation/WhatsNext.tsx'

/** §2 /order-confirmation: the order number, what was paid, where it goes, and what happens next. */
export default function OrderConfirmation() {
  // The order is known only to this tab (navigation state, session storage), so the server cannot render it.
  return useHydrated() ? <Confirmation /> : <PageLoading />
}

function Confirmation() {
  const { state } = useLocation()
  const order = useMemo(
    () => confirmedOrder(readConfirmationState(state), readLastOrder(safeSessionStorage.read(lastOrderKey))),
    [state],
  )
  const title = order.exists ? 'Order placed' : 'No order to show'
  const thanks = order.details?.firstName ? `Thank you, ${order.details.firstName}. ` : 'Thank you. '

  return (
    <div className="wrap grid items-start gap-x-18 gap-y-9 grid-cols-1 pt-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] print:block print:pt-0">
      <div>
        <p className="mb-6 hidden print:block">
          {shop.name}, {shop.address.join(', ')}, {shop.phone.shown}
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
        {order.details && <NextSteps order={order.details} />}
        {order.details?.receipt && <ReceiptLines receipt={order.details.receipt} className="mt-8" />}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          <ButtonLink to={paths.products} variant="primary" hook>
            Continue Shopping
          </ButtonLink>
          {order.exists ? (
            <TextButton before={Printer} onClick={() => window.print()}>
              Print
            </TextButton>
          ) : (
            <TextLink to={paths.profile}>Your orders are in your profile</TextLink>
          )}
        </div>
      </div>
      <WhatsNext order={order} />
    </div>
  )
}
