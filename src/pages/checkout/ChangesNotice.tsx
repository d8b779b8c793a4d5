import { Notice } from '../../components/ui/Notice.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import type { Id } from '../../rules/id.ts'
import { formatRs } from '../../rules/money.ts'
import type { Change } from '../../rules/reconcile.ts'

type ChangesNoticeProps = { changes: readonly Change[]; onRemove: (ids: Id[]) => void }

/** What differs from what the shopper saw before: said before paying (decision 4). */
export function ChangesNotice({ changes, onRemove }: ChangesNoticeProps) {
  const gone = changes.filter(({ kind }) => kind === 'gone')
  return (
    // Always there, so that what appears in it is read out.
    <div role="status">
      {changes.length > 0 && (
        <Notice tone="caution" className="mb-5">
          <ul>
            {changes.map((change) => (
              <li key={change.product_id}>
                {change.kind === 'price'
                  ? `${change.name} now costs ${formatRs(change.to)}, not ${formatRs(change.from)}.`
                  : `${change.name} is no longer sold.`}
              </li>
            ))}
          </ul>
          {gone.length > 0 && (
            <TextButton onClick={() => onRemove(gone.map(({ product_id }) => product_id))}>
              Remove {gone.length === 1 ? gone[0]?.name : 'these parts'}
            </TextButton>
          )}
        </Notice>
      )}
    </div>
  )
}
