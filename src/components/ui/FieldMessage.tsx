import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const message = cva('mt-1.5 flex items-start gap-1.5 type-small font-[560] text-pretty', {
  variants: { tone: { error: 'text-danger', match: 'text-success-strong' } },
  defaultVariants: { tone: 'error' },
})

type FieldMessageProps = VariantProps<typeof message> & { id?: string; children: ReactNode }

/** The sentence under a control: what is wrong, or that it is right. */
export function FieldMessage({ tone, id, children }: FieldMessageProps) {
  return (
    <p id={id} className={message({ tone })}>
      <Icon icon={tone === 'match' ? CircleCheck : CircleAlert} className="mt-px size-4.5!" />
      <span>{children}</span>
    </p>
  )
}
