import { Dialog } from '../../components/ui/Dialog.tsx'
import { complaintText } from '../../text/complaint.ts'
import type { ComplaintResult } from './useSendComplaint.ts'

type ComplaintOutcomeProps = { outcome: ComplaintResult; onClose: () => void }

/** Shows the outcome of the complaint with the server's message, and an OK button (§2). */
export function ComplaintOutcome({ outcome: { sent, message }, onClose }: ComplaintOutcomeProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      tone={sent ? 'success' : 'danger'}
      title={sent ? 'Complaint received' : complaintText.failed}
    >
      {sent ? (
        message || 'It was sent.'
      ) : (
        <>
          {message && <p>{message}</p>}
          <p>What you typed is still here, and the picture too.</p>
        </>
      )}
    </Dialog>
  )
}
