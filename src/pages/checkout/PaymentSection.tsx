import { Banknote, CalendarRange, CreditCard, type IconNode } from 'lucide'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MonthsTape } from '../../components/ui/MonthsTape.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { RadioCard } from '../../components/ui/RadioCard.tsx'
import { Tabs } from '../../components/ui/Tabs.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { offeredPayments, type PaymentId } from '../../rules/payments.ts'
import type { Restrictions } from '../../rules/restrictions.ts'
import { installmentPlan } from '../../rules/totals.ts'
import { FirstPaint } from '../../sections/FirstPaint.tsx'
import { checkoutText } from '../../text/checkout.ts'
import type { PaymentFailure } from './usePlaceOrder.ts'

type PaymentSectionProps = {
  hydrated: boolean
  payment: PaymentId
  restrictions: Restrictions
  /** Rupees; excludes delivery until the charge is known. Undefined while a price is unknown. */
  total: number | undefined
  failure: PaymentFailure | undefined
}

function Installments({ total }: { total: number | undefined }) {
  const { setValue } = useFormContext<CheckoutValues>()
  const selected = useWatch<CheckoutValues, 'months'>({ name: 'months' })
  return (
    <fieldset className="grid gap-3 md:grid-cols-2">
      <legend className="mb-3 type-label">Pay in equal months</legend>
      {limits.installmentMonths.map((months) => {
        const plan = total === undefined ? undefined : installmentPlan(total, months)
        return (
          <RadioCard
            key={months}
            label={`${months} months`}
            value={months}
            name="months"
            checked={selected === months}
            onChange={() => setValue('months', months, { shouldDirty: true })}
          >
            <span className="mb-3 flex flex-wrap items-baseline gap-x-2">
              {plan ? <Price amount={plan.monthly} /> : <span>An equal part</span>}
              <span className="type-micro text-ink-quiet">a month</span>
            </span>
            <MonthsTape months={months} />
            {plan && plan.last !== plan.monthly && (
              <span className="mt-2 block type-micro text-ink-quiet">{`The last one is ${formatRs(plan.last)}.`}</span>
            )}
          </RadioCard>
        )
      })}
    </fieldset>
  )
}

const CodOnly = () => (
  <Notice tone="caution" icon={Banknote} className="mb-4">
    {checkoutText.codOnly}
  </Notice>
)

/** The payment tabs: all ways to pay, or cash on delivery alone when an item is cod-only (§4). */
export function PaymentSection({ hydrated, payment, restrictions, total, failure }: PaymentSectionProps) {
  const { setValue } = useFormContext<CheckoutValues>()
  // The tab answers the press; the rest of the page, which depends on the method, follows.
  const [chosen, choose] = useOptimistic(payment)
  const tabs: Record<PaymentId, { icon: IconNode; panel: ReactNode }> = {
    card: {
      icon: CreditCard,
      panel: (
        <p className="type-compact">
          Pay the whole amount by card with PayHere when you place the order. We never see or keep your card
          number.
        </p>
      ),
    },
    installment: { icon: CalendarRange, panel: <Installments total={total} /> },
    cod: {
      icon: Banknote,
      panel: (
        <p className="type-compact">
          Pay the driver in cash when the order arrives. Please have the amount ready.
        </p>
      ),
    },
  }
  return (
    <>
      {!hydrated && (
        <FirstPaint>
          <div data-when="cod1">
            <CodOnly />
          </div>
        </FirstPaint>
      )}
      {restrictions.codOnly.length > 0 && <CodOnly />}
      <Tabs
        label="Ways to pay"
        variant="payment"
        tabs={offeredPayments(restrictions).map(({ id, label }) => ({ value: id, label, ...tabs[id] }))}
        value={chosen}
        onChange={(id) =>
          startTransition(() => {
            choose(id)
            setValue('payment', id, { shouldDirty: true })
          })
        }
      />
      <div role="alert">
        {failure && (
          <Notice tone="danger" className="mt-4">
            <p className="font-semibold">{checkoutText.paymentFailed}</p>
            <p>{failure === 'refused' ? checkoutText.notPlaced : checkoutText.mayBePlaced}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
