import { useEffect, useEffectEvent } from 'react'
import { useLazyComponent } from '../../components/shop/useLazyComponent.ts'
import { complaintText } from '../../text/complaint.ts'
import type { ComplaintResult } from './useSendComplaint.ts'

const importDialog = () => import('./OutcomeDialog.tsx')

type ComplaintOutcomeProps = { outcome: ComplaintResult | undefined; onClose: () => void }

/** The modal for a sent or failed complaint. Its code loads while the form is being filled in. */
export function ComplaintOutcome({ outcome, onClose }: ComplaintOutcomeProps) {
  const [OutcomeDialog, load] = useLazyComponent(importDialog)
  // The user must learn the outcome even if the dialog's code fails to load: fall back to the browser's alert.
  const sayNatively = useEffectEvent(({ sent, message }: ComplaintResult) => {
    window.alert(sent ? message || 'Complaint received' : complaintText.failed)
    onClose()
  })
  useEffect(() => {
    void load().then((loaded) => {
      if (!loaded && outcome) sayNatively(outcome)
    })
  }, [outcome, load])
  return OutcomeDialog && outcome && <OutcomeDialog outcome={outcome} onClose={onClose} />
}
