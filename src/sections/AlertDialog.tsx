import type { Alert } from '../atoms/alert.ts'
import { Dialog } from '../components/ui/Dialog.tsx'

/** An alert or confirm in the shop's own dialog, with the exact text, and the initial focus on an answer. */
export default function AlertDialog({ alert }: { alert: Alert }) {
  const { message, detail, confirm, refuse, danger, answer } = alert
  return (
    <Dialog
      open
      role="alertdialog"
      tone="caution"
      title={message}
      // An alert that asks nothing counts as confirmed, however it is closed.
      onClose={() => answer(!confirm)}
      cancelLabel={refuse}
      confirm={confirm ? { label: confirm, danger, onConfirm: () => answer(true) } : undefined}
    >
      {detail}
    </Dialog>
  )
}
