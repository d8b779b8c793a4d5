import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck } from 'lucide'
import { type ReactNode, useLayoutEffect } from 'react'
import { Icon } from './Icon.tsx'

const message = cva('mt-1.5 flex items-start gap-1.5 type-small font-[560] text-pretty', {
  variants: { tone: { error: 'text-danger', match: 'text-success-strong' } },
  defaultVariants: { tone: 'error' },
})

type FieldMessageProps = VariantProps<typeof message> & { id?: string; children: ReactNode }

/** What has the focus stays in sight when something above it has grown. */
function keepFocusInSight() {
  const focused = document.activeElement
  if (focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
}

/**
 * The sentence under a control: what is wrong, or that it is right. It opens a moment after its field was left, and must
 * not push the next one, which has the focus by then, under the question about cookies at the foot of the window.
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
