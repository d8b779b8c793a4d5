import { ChevronDown } from 'lucide'
import { Icon } from '../../components/ui/Icon.tsx'
import { type CartItem, cartCount, choiceWords, lineKey } from '../../rules/cart.ts'
import { formatRs } from '../../rules/money.ts'

/** On phones the full summary is below the form; this line at the top shows how many items are bought and the total. */
export function MobileOrderSummary({ items, total }: { items: readonly CartItem[]; total: number }) {
  const count = cartCount(items)
  return (
    <details className="group mb-3 rounded-control border border-edge bg-cell lg:hidden">
      <summary className="flex min-h-target list-none flex-wrap items-center gap-x-3 px-4 py-2 type-control">
        <span className="mr-auto">
          Order Summary, {count} {count === 1 ? 'item' : 'items'}
        </span>
        <span className="inline-flex items-center gap-3">
          {formatRs(total)}
          <Icon icon={ChevronDown} className="group-open:rotate-180" />
        </span>
      </summary>
      <ul className="border-t border-line px-4 py-2 type-small">
        {items.map((item) => (
          <li key={lineKey(item)} className="py-1">
            {item.quantity} × {[item.name, choiceWords(item)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
