import type { Alert } from '../atoms/alert.ts'
import { Dialog } from '../components/ui/Dialog.tsx'

/** An alert or a question in the shop's own dialog, with the exact words and the focus on the answer. */
export default function AlertDialog({ alert }: { alert: Alert }) {
  const { message, detail, confirm, refuse, danger, answer } = alert
  return (
    <Dialog
      open
      role="alertdialog"
      tone="caution"
      title={message}
      // Nothing is asked by an alert without a question, so every way out of it is OK.
      onClose={() => answer(!confirm)}
      cancelLabel={refuse}
      confirm={confirm ? { label: confirm, danger, onConfirm: () => answer(true) } : undefined}
    >
      {detail}
    </Dialog>
  )
}
