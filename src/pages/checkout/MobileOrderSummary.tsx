import { ChevronDown } from 'lucide'
import { Icon } from '../../components/ui/Icon.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { type CartItem, choiceWords, lineKey } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs } from '../../rules/money.ts'
import type { OrderTotals } from '../../rules/totals.ts'
import { FirstCount } from '../../sections/FirstPaint.tsx'

const portion = 60

type MobileOrderSummaryProps = {
  /** Undefined until the page is hydrated. */
  items: readonly CartItem[] | undefined
  /** Undefined while a price is unknown: the bar at the foot says so. */
  totals: OrderTotals | undefined
}

/** On phones the full summary is below the form; this line at the top shows what is bought and the total. */
export function MobileOrderSummary({ items, totals }: MobileOrderSummaryProps) {
  const { list, visible, more } = usePortion(items ?? [], portion, 'parts')
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
