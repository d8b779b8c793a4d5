import { useEffect, useEffectEvent } from 'react'
import { useLazyComponent } from '../../lib/useLazyComponent.ts'
import { complaintText } from '../../text/complaint.ts'
import type { ComplaintResult } from './useSendComplaint.ts'

const importDialog = () => import('./OutcomeDialog.tsx')

type ComplaintOutcomeProps = { outcome: ComplaintResult | undefined; onClose: () => void }

/** The modal of a complaint that was sent or failed. Its code loads while the form is filled in. */
export function ComplaintOutcome({ outcome, onClose }: ComplaintOutcomeProps) {
  const [OutcomeDialog, load] = useLazyComponent(importDialog)
  // The outcome must be known even where the dialog does not load: then the browser says it.
  const sayNatively = useEffectEvent(({ sent, said }: ComplaintResult) => {
    window.alert(sent ? said || 'Complaint received' : complaintText.failed)
    onClose()
  })
  useEffect(() => {
    void load().then((loaded) => {
      if (!loaded && outcome) sayNatively(outcome)
    })
  }, [outcome, load])
  return OutcomeDialog && outcome && <OutcomeDialog outcome={outcome} onClose={onClose} />
}
