import { useEffect } from 'react'
import { useLazyComponent } from '../../lib/useLazyComponent.ts'
import { complaintText } from '../../text/complaint.ts'
import type { ComplaintResult as Result } from './useSendComplaint.ts'

const load = () => import('./OutcomeDialog.tsx')

type ComplaintOutcomeProps = { outcome: Result | undefined; onClose: () => void }

/** The modal of a complaint that was sent or failed; its code comes ahead, while the form is filled in. */
export function ComplaintOutcome({ outcome, onClose }: ComplaintOutcomeProps) {
  // What became of it must be known even where the dialog does not arrive: then the browser says it.
  const sayPlainly = () => {
    if (!outcome) return
    window.alert(outcome.sent ? outcome.said || 'Complaint received' : complaintText.failed)
    onClose()
  }
  const [OutcomeDialog, want] = useLazyComponent(load, sayPlainly)
  useEffect(() => want(), [want])
  useEffect(() => {
    if (outcome) want()
  }, [outcome, want])
  return OutcomeDialog && outcome && <OutcomeDialog outcome={outcome} onClose={onClose} />
}
