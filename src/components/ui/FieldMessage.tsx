import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck } from 'lucide'
import { type ReactNode, useLayoutEffect } from 'react'
import { Icon } from './Icon.tsx'

const message = cva('mt-1.5 flex items-start gap-1.5 type-small font-[560] text-pretty', {
  variants: { tone: { error: 'text-danger', match: 'text-success-strong' } },
  defaultVariants: { tone: 'error' },
})

type FieldMessageProps = VariantProps<typeof message> & { id?: string; children: ReactNode }

/** Keeps the focused element in view when something above it has grown. */
function keepFocusInSight() {
  const focused = document.activeElement
  if (focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
}

/**
 * The message under a control: an error or a confirmation. It appears a moment after the user has left the field, and
 * must not push the next field, which has the focus by then, under the cookie banner at the foot of the window.
 */
export function FieldMessage({ tone, id, children }: FieldMessageProps) {
  useLayoutEffect(keepFocusInSight, [])
  return (
    <p id={id} className={message({ tone })}>
      <Icon icon={tone === 'match' ? CircleCheck : CircleAlert} className="mt-px size-4.5!" />
      <span>{children}</span>
    </p>
  )
}
