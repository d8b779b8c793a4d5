import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Modal } from './Modal.tsx'

const tones = {
  success: { icon: CircleCheck, colour: 'text-success' },
  caution: { icon: TriangleAlert, colour: 'text-ink' },
  danger: { icon: CircleAlert, colour: 'text-danger' },
}

type DialogProps = {
  open: boolean
  /** Called by OK, Cancel, Esc and, unless the role is alertdialog, by a press on the backdrop. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** An alertdialog requires an answer, so a press outside it does nothing. */
  role?: 'dialog' | 'alertdialog'
  tone?: keyof typeof tones
  /** Replaces the OK button with Cancel and this button. `danger` puts the initial focus on Cancel. */
  confirm?: { label: string; onConfirm: () => void; danger?: boolean; busy?: boolean; busyText?: string }
  okLabel?: string
  cancelLabel?: string
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    role = 'dialog',
    tone,
    confirm,
    okLabel = 'OK',
    cancelLabel = 'Cancel',
  } = props
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (!open) return null
  return (
    <Modal
      role={role}
      onClose={onClose}
      initialFocus={first}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-words` : undefined}
      className="m-auto w-full max-w-[min(28.75rem,calc(100%-2rem))] rounded-modal border border-ink bg-cell text-ink shadow-over transition-transform duration-panel starting:translate-y-3"
    >
      <div className="flex gap-3.5 p-6 max-md:p-5">
        {tone && <Icon icon={tones[tone].icon} size="lg" className={tones[tone].colour} />}
        <div className="min-w-0">
          <h2 id={id} className="type-h3 text-xl">
            {title}
          </h2>
          {children && (
            <div id={`${id}-words`} className="mt-1 text-pretty wrap-anywhere">
              {children}
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-3 py-3">
        {confirm ? (
          <>
            <Button ref={confirm.danger ? first : undefined} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button
              ref={confirm.danger ? undefined : first}
              variant={confirm.danger ? 'danger' : 'primary'}
              busy={confirm.busy}
              busyText={confirm.busyText}
              onClick={confirm.onConfirm}
            >
              {confirm.label}
            </Button>
          </>
        ) : (
          <Button ref={first} variant="primary" className="min-w-26 max-w-full" onClick={onClose}>
            {okLabel}
          </Button>
        )}
      </div>
    </Modal>
  )
}
