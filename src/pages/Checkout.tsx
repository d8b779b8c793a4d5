import { cx } from 'class-variance-authority'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { openAlertAtom } from '../atoms/alert.ts'
import { removeFromCartAtom } from '../atoms/cart.ts'
import { sessionKnownAtom } from '../atoms/session.ts'
import { ChangesNotice } from '../components/shop/ChangesNotice.tsx'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { ErrorSummary } from '../components/ui/ErrorSummary.tsx'
import { Field } from '../components/ui/Field.tsx'
import { Textarea } from '../components/ui/Textarea.tsx'
import { refusalText } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import type { CartItem } from '../rules/cart.ts'
import { type BlockReason, blockReasonOf, settledOrder } from '../rules/checkout.ts'
import { type Id, sameId } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { isDelivered, isRestricted } from '../rules/restrictions.ts'
import { EmailField, NameFields, PhoneField } from '../sections/FormFields.tsx'
import { checkoutText } from '../text/checkout.ts'
import { AddressSection } from './checkout/AddressSection.tsx'
import { CollectOnlyNotice } from './checkout/CollectOnlyNotice.tsx'
import { DeliveryNotice } from './checkout/DeliveryNotice.tsx'
import { FormSection } from './checkout/FormSection.tsx'
import { MobileOrderSummary } from './checkout/MobileOrderSummary.tsx'
import { OrderSummary } from './checkout/OrderSummary.tsx'
import { payableOrder, paymentOf } from './checkout/order.ts'
import { PaymentSection } from './checkout/PaymentSection.tsx'
import { type Blocker, PayPanel } from './checkout/PayPanel.tsx'
import { useCheckoutForm } from './checkout/useCheckoutForm.ts'
import { useDelivery } from './checkout/useDelivery.ts'
import { useOrderItems } from './checkout/useOrderItems.ts'
import { usePlaceOrder } from './checkout/usePlaceOrder.ts'

const fieldsNote = 'Every field is needed unless it says optional.'

const blockers: Record<BlockReason, Blocker> = {
  offline: { words: 'There is no connection: prices cannot be checked.' },
  checking: { words: 'Checking the prices...', brief: true },
  unchecked: { words: 'The prices could not be checked.' },
  discontinued: { words: 'Remove what is no longer sold.', see: 'See what has changed', notice: 'changes' },
}

// In the order of the page, not of the schema: the error summary lists the fields in this order.
const fieldOrder = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'apartment',
  'postalCode',
  'notes',
  'terms',
] as const

function NothingToOrder() {
  return (
    <EmptyState
      title={checkoutText.noItems}
      action={
        <ButtonLink to={paths.products} variant="primary">
          Browse products
        </ButtonLink>
      }
    >
      Choose a part first, then come back to pay.
    </EmptyState>
  )
}

export default function Checkout() {
  // Only the device knows the order and the typed draft: the server sends the form, and src/firstPaint/ writes the parts.
  const hydrated = useHydrated()
  const order = useOrderItems(hydrated)
  const form = useCheckoutForm(hydrated)
  const values = useWatch({ control: form.control })
  const { submit, pendingOrder, paymentFailure } = usePlaceOrder(order.checkAgain)
  // What is being placed stays in sight until the next page, though the cart is emptied.
  const shown = pendingOrder ? settledOrder(pendingOrder.items) : order
  const { items, pricedItems } = shown
  const { street = '', apartment = '', postalCode = '', payment } = values
  const months = values.months ?? limits.installmentMonths[0]
  const [typing, setTyping] = useState(false)
  const delivery = useDelivery(shown, { street, apartment, postalCode }, typing)
  const { restrictions, outcome, totals } = delivery
  const method = paymentOf(restrictions, payment)
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const openAlert = useSetAtom(openAlertAtom)
  const remove = useRemove(order)
  const [tries, setTries] = useState(0)
  const online = useOnline()

  if (hydrated && items.length === 0) {
    return (
      <div className="wrap">
        <PageHead title="Checkout" />
        <NothingToOrder />
      </div>
    )
  }

  const unknown = order.check === 'failed' ? 'Not known yet' : 'Checking...'
  const blockReason = blockReasonOf(order, { online, sessionKnown })
  const blocker = blockReason && blockers[blockReason]
  const { errors } = form.formState
  const collectOnly = items.filter((item) => !isDelivered(item))
  const removeItems = (some: readonly CartItem[]) => remove(some.map(({ product_id }) => product_id))
  const focusOn = (id: string) => document.getElementById(id)?.focus()

  const pay = form.handleSubmit(
    (valid) => {
      // The payment tab that was pressed last, which the page may not show yet.
      const payable = payableOrder(items, delivery, blockReason, valid.payment)
      return payable && submit({ ...payable, values: valid, fromCart: order.fromCart })
    },
    async (errors) => {
      const missing = Object.keys(errors)
      if (missing.length === 1 && missing[0] === 'terms') {
        await openAlert(checkoutText.termsMissing)
        focusOn('terms')
      } else setTries((count) => count + 1)
    },
  )

  return (
    <div className="wrap">
      <PageHead title="Checkout" meta={fieldsNote} />
      {!hydrated && (
        <div className="hidden in-data-no-order:block">
          <NothingToOrder />
        </div>
      )}
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={pay}
          className={cx(
            'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:items-start lg:gap-8',
            !hydrated && 'in-data-no-order:hidden',
          )}
        >
          <div className="min-w-0">
            <MobileOrderSummary items={hydrated ? items : undefined} totals={totals} />
            <ErrorSummary
              fields={fieldOrder.map((field) => ({ field, message: errors[field]?.message }))}
              tries={tries}
            />
            <ChangesNotice changes={order.changes} onRemove={remove} className="mb-5" />
            <CollectOnlyNotice
              names={hydrated ? collectOnly.map(({ name }) => name) : undefined}
              onRemove={() => removeItems(collectOnly)}
            />
            <div className="rounded-control border border-line bg-cell">
              <FormSection title="Contact">
                <div className="grid gap-4 xs:grid-cols-2">
                  <NameFields ids />
                  <EmailField id="email" hint="For the confirmation of your order." />
                  <PhoneField id="phone" optional hint="For the driver, on the day." />
                </div>
              </FormSection>
              <AddressSection onTyping={setTyping}>
                <DeliveryNotice
                  outcome={outcome}
                  failure={refusalText(delivery.failure)}
                  onAskAgain={delivery.askAgain}
                  onRemove={() => removeItems(items.filter((item) => isRestricted(item, 'colomboOnly')))}
                  onChangeAddress={() => focusOn('street')}
                />
              </AddressSection>
              <FormSection title="Payment">
                <PaymentSection
                  hydrated={hydrated}
                  payment={method.id}
                  restrictions={restrictions}
                  total={totals?.total}
                  failure={method.settles === 'gateway' ? paymentFailure : undefined}
                />
              </FormSection>
              <FormSection>
                <Field label="Order notes" id="notes" optional error={errors.notes?.message}>
                  <Textarea {...form.register('notes')} rows={3} />
                </Field>
              </FormSection>
            </div>
          </div>
          <OrderSummary
            items={
              hydrated
                ? items.map((item) => ({
                    ...item,
                    price: pricedItems.includes(item) ? item.price : undefined,
                  }))
                : undefined
            }
            totals={totals}
            unknown={unknown}
            outcome={outcome}
          >
            <PayPanel
              payment={method.id}
              months={months}
              total={totals?.total}
              unknown={unknown}
              outcome={outcome}
              busy={pendingOrder !== null}
              blocker={blocker}
              onCheckAgain={online && order.check === 'failed' ? order.checkAgain : undefined}
              onSeek={(notice) => {
                // A problem with the address is not shown while it is typed: now it must be, to take the focus.
                flushSync(() => setTyping(false))
                focusOn(notice)
              }}
            />
          </OrderSummary>
        </form>
      </FormProvider>
    </div>
  )
}

/** Removes items from the order: from the cart if the order came from it, otherwise by clearing the single product. */
function useRemove(order: ReturnType<typeof useOrderItems>) {
  const removeFromCart = useSetAtom(removeFromCartAtom)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (ids: readonly Id[]) => {
    const lines = order.items.filter((item) => ids.some((id) => sameId(id, item.product_id)))
    if (order.fromCart) for (const line of lines) removeFromCart(line)
    else navigate(pathname, { replace: true, state: { product: null } })
  }
}
