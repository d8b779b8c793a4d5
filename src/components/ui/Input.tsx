import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { controlStyle, useField } from './useField.ts'

type InputProps = ComponentProps<'input'> & {
  /** An Icon or small IconButton inside the box, at its end. */
  end?: ReactNode
}

/** A single-line text input. Inside a Field it takes its label, hint and error from the Field. */
export function Input({ end, className, ...rest }: InputProps) {
  const field = useField()
  const mark = end ?? (field['data-state'] === 'match' && <Icon icon={Check} className="mx-3 text-success" />)
  return (
    <div className={cx('relative', className)}>
      <input dir="auto" {...field} {...rest} className={cx(controlStyle, mark && 'pr-11!')} />
      {mark && (
        <span className="pointer-events-none absolute inset-y-0 right-0 grid min-w-target place-items-center *:[button]:pointer-events-auto">
          {mark}
        </span>
      )}
    </div>
  )
}
