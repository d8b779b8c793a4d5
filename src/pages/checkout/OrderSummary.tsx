import type { ReactNode } from 'react'
import { OrderLine } from '../../components/shop/OrderLine.tsx'
import { SummaryList } from '../../components/ui/SummaryList.tsx'
import { type CartItem, lineKey } from '../../rules/cart.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import type { OrderTotals } from '../../rules/totals.ts'

type OrderSummaryProps = {
  items: readonly CartItem[]
  totals: OrderTotals
  outcome: DeliveryOutcome
  /** The terms checkbox and the pay button. */
  children: ReactNode
}

const shippingWords: Record<DeliveryOutcome['state'], string> = {
  none: 'From your address',
  pending: 'Working it out...',
  failed: 'Not known yet',
  unavailable: 'Not available',
  free: '',
  paid: '',
}

/** The items and their amounts (§2, §9): subtotal, promotion, shipping, tax, total. */
export function OrderSummary({ items, totals, outcome, children }: OrderSummaryProps) {
  const { subtotal, discount, shipping, tax, total } = totals
  return (
    <section
      aria-labelledby="summary"
      className="border border-ink bg-cell px-4 pt-5 pb-6 md:px-6 lg:sticky lg:top-[calc(var(--header)+1rem)]"
    >
      <h2 id="summary" className="pb-2 type-h2">
        Order Summary
      </h2>
      <ul>
        {items.map((item) => (
          <OrderLine key={lineKey(item)} item={item} />
        ))}
      </ul>
      <div aria-live="polite">
        <SummaryList
          rows={[
            { label: 'Subtotal', amount: subtotal },
            ...(discount > 0 ? [{ label: policyFacts.discount, amount: -discount, saving: true }] : []),
            { label: 'Shipping', amount: shipping ?? shippingWords[outcome.state] },
            { label: 'Tax', amount: tax },
          ]}
          total={{ label: shipping === null ? 'Total so far' : 'Total', amount: total }}
        />
      </div>
      {children}
    </section>
  )
}
