import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { formatRs } from '../../rules/money.ts'

type SummaryRow = {
  label: ReactNode
  /** Rupees, or words where there is no amount yet. */
  amount: number | string
  /** A saving for the customer, such as a discount. */
  saving?: boolean
}

type SummaryListProps = {
  /** Rows that are false or undefined are left out. */
  rows: readonly (SummaryRow | false | undefined)[]
  total: SummaryRow
}

const amountText = (amount: number | string) => (typeof amount === 'number' ? formatRs(amount) : amount)

/** Rows of label and amount; the total stands below a dark rule. */
export function SummaryList({ rows, total }: SummaryListProps) {
  const entries = rows.filter((row) => !!row)
  return (
    <dl className="@container type-compact">
      {entries.map(({ label, amount, saving }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move
          key={index}
          className={cx('flex flex-wrap justify-between gap-x-4 py-2', saving && 'text-success-strong')}
        >
          <dt className="min-w-0 flex-1 basis-24">{label}</dt>
          <dd
            className={cx('ml-auto text-right font-[560]', typeof amount === 'number' && 'whitespace-nowrap')}
          >
            {amountText(amount)}
          </dd>
        </div>
      ))}
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3 pb-2">
        <dt className="type-h3">
          <span>{total.label}</span> <span className="type-micro text-ink-quiet">inc VAT</span>
        </dt>
        <dd className="ml-auto text-right type-total whitespace-nowrap @max-[12rem]:text-xl">
          {amountText(total.amount)}
        </dd>
      </div>
    </dl>
  )
}

/** The frame of what an order comes to; beside a form or a cart it stays in sight. */
export const OrderSummaryFrame = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="order-summary"
    className="border border-ink bg-cell px-4 pt-5 pb-6 md:px-6 lg:sticky lg:top-[calc(var(--header)+1rem)]"
  >
    <h2 id="order-summary" className="pb-2 type-h2">
      Order Summary
    </h2>
    {children}
  </section>
)
