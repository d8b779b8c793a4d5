import { Description, Title } from '@radix-ui/react-dialog'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Overlay } from './Overlay.tsx'

const tones = {
  success: { icon: CircleCheck, colour: 'text-success' },
  caution: { icon: TriangleAlert, colour: 'text-ink' },
  danger: { icon: CircleAlert, colour: 'text-danger' },
}

type DialogProps = {
  /** Called by OK, Cancel and Esc; a press outside does nothing. */
  onClose: () => void
  title: string
  children?: ReactNode
  tone: 'success' | 'caution' | 'danger'
  /** Replaces the OK button with Cancel and this button. `danger` puts the initial focus on Cancel. */
  confirm?: { label: string; onConfirm: () => void; danger?: boolean }
  cancelLabel?: string
}

/** A message or a question that requires an answer. */
export function Dialog(props: DialogProps) {
  const { onClose, title, children, tone, confirm, cancelLabel = 'Cancel' } = props
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Overlay
      around="grid grid-cols-1 place-items-center overflow-y-auto overscroll-contain p-4"
      role="alertdialog"
      {...(children ? {} : { 'aria-describedby': undefined })}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        first.current?.focus()
      }}
      onPointerDownOutside={(event) => event.preventDefault()}
      className="w-full max-w-115 rounded-modal border border-ink bg-cell shadow-over transition-transform duration-panel starting:translate-y-3"
    >
      <div className="flex gap-3.5 p-6 max-md:p-5">
        <Icon icon={tones[tone].icon} size="lg" className={tones[tone].colour} />
        <div className="min-w-0">
          <Title className="type-h3 text-xl">{title}</Title>
          {children && (
            <Description asChild>
              <div className="mt-1 text-pretty wrap-anywhere">{children}</div>
            </Description>
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
              onClick={confirm.onConfirm}
            >
              {confirm.label}
            </Button>
          </>
        ) : (
          <Button ref={first} variant="primary" className="min-w-26 max-w-full" onClick={onClose}>
            OK
          </Button>
        )}
      </div>
    </Overlay>
  )
}
