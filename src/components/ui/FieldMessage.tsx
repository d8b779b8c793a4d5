import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck } from 'lucide'
import { type FocusEvent, type ReactNode, useLayoutEffect } from 'react'
import { Icon } from './Icon.tsx'

const tones = { error: 'text-danger', match: 'text-success-strong', note: 'text-ink-soft' }

type FieldMessageProps = { tone?: 'error' | 'match' | 'note'; id?: string; children: ReactNode }

/** Keeps the focused element in view when something above it has grown. */
function keepFocusInSight() {
  const focused = document.activeElement
  if (focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
}

/** Announces what changes below the control, once it was visited: a sent form's errors are said by its summary alone. */
export const announceMessage = ({ currentTarget }: FocusEvent) =>
  currentTarget.lastElementChild?.setAttribute('aria-live', 'polite')

/** An error, a confirmation or a note under a control. When it appears, the field with the focus must stay in sight. */
export function FieldMessage({ tone = 'error', id, children }: FieldMessageProps) {
  useLayoutEffect(keepFocusInSight, [])
  return (
    <p
      id={id}
      className={cx('mt-1.5 flex items-start gap-1.5 type-small font-[560] text-pretty', tones[tone])}
    >
      <Icon icon={tone === 'match' ? CircleCheck : CircleAlert} className="mt-px size-4.5!" />
      <span>{children}</span>
    </p>
  )
}
