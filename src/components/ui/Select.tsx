import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { controlStyle, useField } from './useField.ts'

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className={cx('relative', className)}>
    <select
      {...useField()}
      {...rest}
      className={cx(controlStyle, 'appearance-none pr-10! text-ellipsis max-md:pr-8!')}
    />
    <Icon icon={ChevronDown} className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" />
  </div>
)
