import { cx } from 'class-variance-authority'
import { CircleCheck, CircleX, type IconNode, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const tones = {
  success: 'border-success bg-success-tint text-success-strong',
  caution: 'border-caution bg-caution-tint text-ink',
  danger: 'border-danger bg-danger-tint text-danger-strong',
}
const icons = { success: CircleCheck, caution: TriangleAlert, danger: CircleX }

type NoticeProps = {
  tone: 'success' | 'caution' | 'danger'
  /** Replaces the tone's icon: a lorry for delivery, a note for cash. */
  icon?: IconNode
  /** Announces the notice when it appears: `status` politely, `alert` at once. */
  role?: 'status' | 'alert'
  /** Makes it a place to which a button elsewhere moves the focus; the ring shows it after a press of a pointer too. */
  id?: string
  className?: string
  children: ReactNode
}

/** A full-width message that stays in the page. */
export const Notice = ({ tone, icon, role, id, className, children }: NoticeProps) => (
  <div
    role={role}
    id={id}
    tabIndex={id ? -1 : undefined}
    data-tone={tone}
    className={cx(
      'flex gap-3 rounded-control border px-4 py-3 type-compact text-pretty',
      tones[tone],
      id && 'focus:outline-2 focus:outline-offset-2 focus:outline-ink',
      className,
    )}
  >
    <Icon icon={icon ?? icons[tone]} className="mt-px" />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
)
