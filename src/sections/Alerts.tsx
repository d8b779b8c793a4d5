import { useAtomValue } from 'jotai'
import { alertAtom } from '../atoms/alert.ts'
import { Dialog } from '../components/ui/Dialog.tsx'

/** Shows the open alert, if any (decision 27), in the shop's own dialog, with the initial focus on an answer. */
export function Alerts() {
  const alert = useAtomValue(alertAtom)
  if (!alert) return null
  const { message, detail, confirm, refuse, danger, answer } = alert
  return (
    <Dialog
      key={message}
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
