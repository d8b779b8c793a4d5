import type { ReactNode } from 'react'
import { FoldedLines } from '../../components/shop/FoldedLines.tsx'
import { SummaryList } from '../../components/ui/SummaryList.tsx'
import type { CartItem } from '../../rules/cart.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { blankItem } from '../../rules/firstPaint.ts'
import { limits } from '../../rules/limits.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import type { OrderTotals } from '../../rules/totals.ts'
import { FirstPaint } from '../../sections/FirstPaint.tsx'

type OrderSummaryProps = {
  /** An item whose price is not known has none. Undefined until the page is hydrated. */
  items: readonly (Omit<CartItem, 'price'> & { price: number | undefined })[] | undefined
  /** Undefined while a price is unknown: `unknown` then stands in place of the total. */
  totals: OrderTotals | undefined
  unknown: string
  outcome: DeliveryOutcome
  children: ReactNode
}

const shippingWords: Record<DeliveryOutcome['state'], string> = {
  none: 'After your address',
  pending: 'Working it out...',
  failed: 'Not known yet',
  unavailable: 'Not available',
  free: '',
  paid: '',
}

const unpriced = { ...blankItem, price: undefined }
const away = { ...unpriced, delivery_available: 0 } as const

/** The items and their amounts (§2, §9): subtotal, promotion, shipping, tax, total. */
export function OrderSummary({ items, totals, unknown, outcome, children }: OrderSummaryProps) {
  return (
    <section
      aria-labelledby="summary"
      className="border border-ink bg-cell px-4 pt-5 pb-6 md:px-6 lg:sticky lg:top-[calc(var(--header)+1rem)]"
    >
      <h2 id="summary" className="pb-2 type-h2">
        Order Summary
      </h2>
      {items ? (
        <FoldedLines items={items} compact />
      ) : (
        <FirstPaint className="h-24 bg-sunken">
          <div data-short>
            <FoldedLines items={[unpriced, away]} />
          </div>
          <div data-long>
            <FoldedLines items={[unpriced, away, away, away, away]} compact />
          </div>
        </FirstPaint>
      )}
      <div aria-live="polite">
        <SummaryList
          rows={[
            { label: 'Subtotal', amount: totals?.subtotal ?? '' },
            totals &&
              totals.discount > 0 && { label: policyFacts.discount, amount: -totals.discount, saving: true },
            { label: 'Shipping', amount: totals?.shipping ?? shippingWords[outcome.state] },
            { label: 'Tax', amount: limits.tax },
          ]}
          total={{
            label: totals && totals.shipping === null ? 'Total so far' : 'Total',
            amount: totals?.total ?? unknown,
          }}
        />
      </div>
      {children}
    </section>
  )
}
