import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { EmptyState } from '../../src/components/shop/EmptyState.tsx'
import { NotDeliveredNotice } from '../../src/components/shop/NotDeliveredNotice.tsx'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { blankCheckout, type CheckoutValues } from '../../src/forms/checkout.ts'
import { DeliveryNotice } from '../../src/pages/checkout/DeliveryNotice.tsx'
import { FormSection } from '../../src/pages/checkout/FormSection.tsx'
import { OrderSummary } from '../../src/pages/checkout/OrderSummary.tsx'
import { PaymentSection } from '../../src/pages/checkout/PaymentSection.tsx'
import { PayPanel } from '../../src/pages/checkout/PayPanel.tsx'
import { cartTotal } from '../../src/rules/cart.ts'
import { type ChargeState, deliveryOutcome, shippingCost } from '../../src/rules/delivery.ts'
import { offeredPayments, type PaymentId } from '../../src/rules/payments.ts'
import { restrictionsOf } from '../../src/rules/restrictions.ts'
import { type InstallmentMonths, orderTotals } from '../../src/rules/totals.ts'
import { checkoutText } from '../../src/text/checkout.ts'
import { part } from './part.ts'
import { RuleTable } from './RuleTable.tsx'

export type CheckoutRulesProps = {
  /** Price of one piece, in rupees. */
  price: number
  quantity: number
  codOnly: boolean
  colomboOnly: boolean
  notDelivered: boolean
  /** State of the delivery call. */
  delivery: 'no address yet' | 'pending' | 'failed' | 'known'
  /** Kilometres by road. */
  distance: number
  payment: PaymentId
  months: InstallmentMonths
  /** Called when a press in the page changes a control. */
  onChange: (changed: Partial<CheckoutRulesProps>) => void
}

const unknownCharge = { 'no address yet': 'none', pending: 'pending', failed: 'failed' } as const

const chargeOf = ({ delivery, distance }: CheckoutRulesProps): ChargeState =>
  delivery === 'known'
    ? { status: 'known', distanceInKm: distance, shippingCost: shippingCost(distance) }
    : { status: unknownCharge[delivery] }

/** Applies the rules of checkout, in checkout's own components, to an order of one product set by the controls. */
export function CheckoutRules(props: CheckoutRulesProps) {
  const { payment, months, onChange } = props
  const form = useForm<CheckoutValues>({ values: { ...blankCheckout, payment, months } })
  const chosen = useWatch({ control: form.control })

  const items = props.quantity > 0 ? [part(props)] : []
  const restrictions = restrictionsOf(items)
  const itemsTotal = cartTotal(items)
  const outcome = deliveryOutcome({ restrictions, itemsTotal, charge: chargeOf(props) })
  const totals = orderTotals(items, outcome.shipping)
  const offered = offeredPayments(restrictions)
  const method = offered.find(({ id }) => id === (chosen.payment ?? payment)) ?? offered[0]!
  const paying = { payment: method.id, months: chosen.months ?? months, total: totals.total, outcome }

  return (
    <div className="wrap pb-10">
      <PageHead
        title="Checkout rules"
        meta="The controls change the order and the response of the delivery call."
      />
      {items.length === 0 ? (
        <EmptyState title={checkoutText.noItems}>Set the quantity to 1 or more in the controls.</EmptyState>
      ) : (
        <FormProvider {...form}>
          <form
            noValidate
            onSubmit={(event) => event.preventDefault()}
            className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:items-start lg:gap-8"
          >
            <div className="min-w-0 rounded-control border border-line bg-cell">
              <NotDeliveredNotice
                title={checkoutText.unavailable}
                names={restrictions.notDelivered}
                onRemove={() => onChange({ quantity: 0 })}
              />
              <FormSection title="Delivery address">
                {outcome.state === 'none' ? (
                  <p className="type-compact text-ink-soft">
                    No address has been entered yet, so there is no delivery notice.
                  </p>
                ) : (
                  <DeliveryNotice
                    outcome={outcome}
                    onAskAgain={() => onChange({ delivery: 'known' })}
                    onRemove={() => onChange({ quantity: 0 })}
                    onChangeAddress={() => onChange({ distance: 8 })}
                  />
                )}
              </FormSection>
              <PaymentSection
                payment={method.id}
                restrictions={restrictions}
                total={totals.total}
                failure={undefined}
              />
            </div>
            <OrderSummary items={items} totals={totals} outcome={outcome}>
              <PayPanel
                {...paying}
                busy={false}
                blocker={undefined}
                onCheckAgain={undefined}
                onSeek={(notice) => document.getElementById(notice)?.focus()}
              />
            </OrderSummary>
          </form>
        </FormProvider>
      )}
      <RuleTable itemsTotal={itemsTotal} restrictions={restrictions} totals={totals} {...paying} />
    </div>
  )
}
