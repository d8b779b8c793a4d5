import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlStyle, useField } from './useField.ts'

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    dir="auto"
    {...useField()}
    rows={rows}
    {...rest}
    className={cx(controlStyle, 'min-h-26 resize-y', className)}
  />
)
