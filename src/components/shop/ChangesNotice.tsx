import type { Id } from '../../rules/id.ts'
import { formatRs } from '../../rules/money.ts'
import type { Change } from '../../rules/reconcile.ts'
import { Notice } from '../ui/Notice.tsx'
import { TextButton } from '../ui/TextButton.tsx'

type ChangesNoticeProps = {
  changes: readonly Change[]
  onRemove: (ids: Id[]) => void
  className?: string
}

const sentence = (change: Change) =>
  change.kind === 'price'
    ? `${change.name} now costs ${formatRs(change.to)}, not ${formatRs(change.from)}.`
    : `${change.name} is no longer sold.`

/** What differs from what the shopper saw before: said in the cart, and before paying (decision 4). */
export function ChangesNotice({ changes, onRemove, className }: ChangesNoticeProps) {
  // Two lines of one part that differ in size or colour are one part that is gone.
  const gone = new Map(
    changes.flatMap(({ kind, product_id, name }) => (kind === 'gone' ? [[product_id, name]] : [])),
  )
  return (
    // Always there, so that what appears in it is read out.
    <div role="status">
      {changes.length > 0 && (
        <Notice tone="caution" className={className}>
          <ul>
            {[...new Set(changes.map(sentence))].map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
          {gone.size > 0 && (
            <TextButton onClick={() => onRemove([...gone.keys()])}>
              Remove {gone.size === 1 ? [...gone.values()] : 'these parts'}
            </TextButton>
          )}
        </Notice>
      )}
    </div>
  )
}
