import { cx } from 'class-variance-authority'
import { flushSync } from 'react-dom'
import { ChangesNotice } from '../components/shop/ChangesNotice.tsx'
import { homeCrumb } from '../components/shop/categoryLinks.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { BlankNotDelivered, NotDeliveredNotice } from '../components/shop/NotDeliveredNotice.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink } from '../components/ui/Button.tsx'
import { ErrorSummary } from '../components/ui/ErrorSummary.tsx'
import { checkoutFields } from '../forms/checkout.ts'
import { refusalText } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import type { CartItem } from '../rules/cart.ts'
import { isDelivered, isRestricted } from '../rules/restrictions.ts'
import { FirstPaint } from '../sections/FirstPaint.tsx'
import { EmailField, Form, LongTextField, NameFields, PhoneField } from '../sections/FormFields.tsx'
import { checkoutText } from '../text/checkout.ts'
import { AddressSection } from './checkout/AddressSection.tsx'
import { DeliveryNotice } from './checkout/DeliveryNotice.tsx'
import { FormSection } from './checkout/FormSection.tsx'
import { MobileOrderSummary, OrderSummary } from './checkout/OrderSummary.tsx'
import { PaymentSection } from './checkout/PaymentSection.tsx'
import { PayPanel } from './checkout/PayPanel.tsx'
import { useCheckout } from './checkout/useCheckout.ts'

const crumbs = [homeCrumb, { label: 'Cart', to: paths.cart }, { label: 'Checkout' }]
const fieldsNote = 'Every field is needed unless it says optional.'

const NothingToOrder = () => (
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

export default function Checkout() {
  // Only the device knows the order and the typed draft: the server sends the form, and src/firstPaint/ writes the parts.
  const hydrated = useHydrated()
  const checkout = useCheckout(hydrated)
  const { form, items, delivery, method, unknown, remove } = checkout
  const { outcome, totals } = delivery

  if (hydrated && items.length === 0)
    return (
      <div className="wrap">
        <PageHead title="Checkout" />
        <NothingToOrder />
      </div>
    )

  const { errors } = form.formState
  const collectOnly = items.filter((item) => !isDelivered(item))
  const removeItems = (some: readonly CartItem[]) => remove(some.map(({ product_id }) => product_id))
  const focusOn = (id: string) => document.getElementById(id)?.focus()

  return (
    <div className="wrap">
      <PageHead title="Checkout" crumbs={crumbs} meta={fieldsNote} />
      {!hydrated && (
        <div className="hidden in-data-no-order:block">
          <NothingToOrder />
        </div>
      )}
      <Form
        form={form}
        ids
        onSubmit={checkout.pay}
        className={cx(
          'grid grid-cols-1 gap-6 lg:grid-cols-aside lg:items-start lg:gap-8',
          !hydrated && 'in-data-no-order:hidden',
        )}
      >
        <div className="min-w-0">
          <MobileOrderSummary items={hydrated ? items : undefined} totals={totals} />
          <ErrorSummary
            fields={checkoutFields.map((field) => ({ field, message: errors[field]?.message }))}
            tries={checkout.tries}
          />
          <ChangesNotice changes={checkout.changes} onRemove={remove} className="mb-5" />
          {hydrated ? (
            <NotDeliveredNotice
              title={checkoutText.unavailable}
              names={collectOnly.map(({ name }) => name)}
              onRemove={() => removeItems(collectOnly)}
              id="delivery"
              className="mb-5"
            />
          ) : (
            <FirstPaint>
              <BlankNotDelivered title={checkoutText.unavailable} className="mb-5" />
            </FirstPaint>
          )}
          <div className="rounded-control border border-line bg-cell">
            <FormSection title="Contact">
              <div className="grid gap-4 xs:grid-cols-2">
                <NameFields />
                <EmailField hint="For the confirmation of your order." />
                <PhoneField optional hint="For the driver, on the day." />
              </div>
            </FormSection>
            <AddressSection onTyping={checkout.setTyping}>
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
                restrictions={delivery.restrictions}
                total={totals?.total}
                failure={method.settles === 'gateway' ? checkout.paymentFailure : undefined}
              />
            </FormSection>
            <FormSection>
              <LongTextField name="notes" label="Order notes" optional rows={3} />
            </FormSection>
          </div>
        </div>
        <OrderSummary
          items={
            hydrated
              ? items.map((item) => ({
                  ...item,
                  price: checkout.pricedItems.includes(item) ? item.price : undefined,
                }))
              : undefined
          }
          totals={totals}
          unknown={unknown}
          outcome={outcome}
        >
          <PayPanel
            checkout={checkout}
            onSeek={(notice) => {
              // A problem with the address is not shown while it is typed: now it must be, to take the focus.
              flushSync(() => checkout.setTyping(false))
              focusOn(notice)
            }}
          />
        </OrderSummary>
      </Form>
    </div>
  )
}
