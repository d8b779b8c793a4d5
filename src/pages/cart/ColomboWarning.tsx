import { Notice } from '../../components/ui/Notice.tsx'
import type { CartItem } from '../../rules/cart.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { restrictionsOf } from '../../rules/restrictions.ts'

// Separated by semicolons, because names contain commas.
const nameList = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join('; ')} and ${names.at(-1)}`

/** §2: shown when any item is deliverable within Colombo only; checkout is still allowed. */
export function ColomboWarning({ items, className }: { items: readonly CartItem[]; className?: string }) {
  const names = restrictionsOf(items).colomboOnly.map(keepUnits)
  if (names.length === 0) return null
  return (
    <Notice tone="caution" className={className}>
      <strong className="font-semibold">
        {nameList(names)} {names.length === 1 ? 'is' : 'are'} deliverable within Colombo only.
      </strong>{' '}
      You can still check out. We check the distance when you enter your address.
    </Notice>
  )
}
