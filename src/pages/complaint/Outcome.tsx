import { useEffect } from 'react'
import { useOnDemand } from '../../lib/useOnDemand.ts'
import { complaintText } from '../../text/complaint.ts'
import type { Outcome as Result } from './useSendComplaint.ts'

const load = () => import('./OutcomeDialog.tsx')

type OutcomeProps = { outcome: Result | undefined; onClose: () => void }

/** The modal of a complaint that was sent or failed; its code comes ahead, while the form is filled in. */
export function Outcome({ outcome, onClose }: OutcomeProps) {
  // What became of it must be known even where the dialog does not arrive: then the browser says it.
  const sayPlainly = () => {
    if (!outcome) return
    window.alert(outcome.sent ? outcome.said || 'Complaint received' : complaintText.failed)
    onClose()
  }
  const [OutcomeDialog, want] = useOnDemand(load, sayPlainly)
  useEffect(() => want(), [want])
  useEffect(() => {
    if (outcome) want()
  }, [outcome, want])
  return OutcomeDialog && outcome && <OutcomeDialog outcome={outcome} onClose={onClose} />
}
