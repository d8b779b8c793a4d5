import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FoldedLines, foldSize } from '../../components/shop/FoldedLines.tsx'
import { SummaryList } from '../../components/ui/SummaryList.tsx'
import type { CartItem } from '../../rules/cart.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { limits } from '../../rules/limits.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import type { OrderTotals } from '../../rules/totals.ts'

type OrderSummaryProps = {
  /** An item whose price is not known has none. */
  items: readonly (Omit<CartItem, 'price'> & { price: number | undefined })[]
  /** Undefined while a price is unknown: `unknown` then stands in place of every amount. */
  totals: OrderTotals | undefined
  unknown: string
  outcome: DeliveryOutcome
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
export function OrderSummary({ items, totals, unknown, outcome, children }: OrderSummaryProps) {
  const long = items.length > foldSize
  return (
    <section
      aria-labelledby="summary"
      className={cx(
        'border border-ink bg-cell px-4 pt-5 pb-6 md:px-6 lg:sticky lg:top-[calc(var(--header)+1rem)]',
        // The lines scroll, so that the sums and the pay button stay in view.
        long && 'lg:flex lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:flex-col *:lg:flex-none',
      )}
    >
      <h2 id="summary" className="pb-2 type-h2">
        Order Summary
      </h2>
      <div className={cx(long && 'ring-in lg:min-h-28 lg:shrink! lg:overflow-y-auto')}>
        <FoldedLines items={items} />
      </div>
      {/* Its upper border closes the scrolling list; at the end of the list it covers the border of the last item. */}
      <div aria-live="polite" className={cx(long && '-mt-px lg:border-t lg:border-line')}>
        <SummaryList
          rows={[
            { label: 'Subtotal', amount: totals?.subtotal ?? unknown },
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
