import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { FoldedLines } from '../../components/shop/FoldedLines.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { OrderSummaryFrame, SummaryList } from '../../components/ui/SummaryList.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { type CartItem, choiceWords, lineKey } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { blankItem } from '../../rules/firstPaint.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import type { OrderTotals } from '../../rules/totals.ts'
import { FirstCount, FirstPaint } from '../../sections/FirstPaint.tsx'

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
const notDelivered = { ...unpriced, delivery_available: 0 } as const

/** The items and their amounts (§2, §9): subtotal, promotion, shipping, tax, total. */
export const OrderSummary = ({ items, totals, unknown, outcome, children }: OrderSummaryProps) => (
  <OrderSummaryFrame>
    {items ? (
      <FoldedLines items={items} compact />
    ) : (
      <FirstPaint className="h-24 bg-sunken">
        <div data-short>
          <FoldedLines items={[unpriced, notDelivered]} />
        </div>
        <div data-long>
          <FoldedLines items={[unpriced, notDelivered, notDelivered, notDelivered, notDelivered]} compact />
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
  </OrderSummaryFrame>
)

type MobileOrderSummaryProps = Pick<OrderSummaryProps, 'totals'> & { items: readonly CartItem[] | undefined }

/** On phones the full summary is below the form; this line at the top shows what is bought and the total. */
export function MobileOrderSummary({ items, totals }: MobileOrderSummaryProps) {
  const { list, visible, more } = usePortion(items ?? [], 'parts')
  return (
    <details className="group mb-3 rounded-control border border-edge bg-cell lg:hidden">
      <summary className="flex min-h-target list-none items-center gap-x-3 px-4 py-2 type-control">
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
          {items ? (
            <span key="known">{`Order Summary, ${counted(items.length, 'part')}`}</span>
          ) : (
            <span key="first">
              Order Summary
              <FirstCount of="parts" />
            </span>
          )}
          <span>
            <span className="whitespace-nowrap">{totals && formatRs(totals.total)}</span>
            {totals?.shipping === null && <span> so far</span>}
          </span>
        </span>
        <Icon icon={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <ul ref={list} className="border-t border-line px-4 py-2 type-small">
        {visible.map((item) => (
          <li
            key={lineKey(item)}
            className="py-1"
          >{`${item.quantity} × ${[item.name, choiceWords(item)].filter(Boolean).join(', ')}`}</li>
        ))}
      </ul>
      {more && <div className="px-4">{more}</div>}
    </details>
  )
}
