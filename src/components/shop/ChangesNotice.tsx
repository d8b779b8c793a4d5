import { counted } from '../../rules/counted.ts'
import type { Id } from '../../rules/id.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts } from '../../rules/nonBreaking.ts'
import type { Change } from '../../rules/reconcile.ts'
import { TextButton } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type ChangesNoticeProps = {
  changes: readonly Change[]
  onRemove: (ids: Id[]) => void
  className?: string
}

/** Changes that are said one by one. */
const most = 30

const sentence = (change: Change) =>
  change.kind === 'price'
    ? keepAmounts(`${change.name} now costs ${formatRs(change.to)}, not ${formatRs(change.from)}.`)
    : `${change.name} is no longer sold.`

/** Lists what has changed since the shopper last saw it: shown in the cart and before paying (decision 4). */
export function ChangesNotice({ changes, onRemove, className }: ChangesNoticeProps) {
  // Two lines of the same part in another size or colour count as one discontinued part.
  const missingNames = new Map(
    changes.flatMap(({ kind, product_id, name }) => (kind === 'discontinued' ? [[product_id, name]] : [])),
  )
  const sentences = [...new Set(changes.map(sentence))]
  return (
    // Always rendered, so that the live region announces what appears in it.
    <div role="status">
      {changes.length > 0 && (
        <Notice tone="caution" id="changes" className={className}>
          <ul>
            {sentences.slice(0, most).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {sentences.length > most && <li>{`And ${counted(sentences.length - most, 'more change')}.`}</li>}
          </ul>
          {missingNames.size > 0 && (
            <TextButton
              onClick={() => onRemove([...missingNames.keys()])}
            >{`Remove ${missingNames.size === 1 ? [...missingNames.values()] : 'these parts'}`}</TextButton>
          )}
        </Notice>
      )}
    </div>
  )
}
