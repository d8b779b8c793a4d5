import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'

const icon = cva('inline-block flex-none', {
  variants: {
    size: { xs: 'size-3.5', sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8', xxl: 'size-12' },
  },
  defaultVariants: { size: 'md' },
})

type IconProps = VariantProps<typeof icon> & {
  icon: LucideIcon
  strokeWidth?: number
  className?: string
  style?: CSSProperties
}

/** A Lucide drawing with the shop's pen: 1.75 thick, square ends, mitred joins. Never read out. */
export function Icon({ icon: Drawing, size, strokeWidth = 1.75, className, style }: IconProps) {
  return (
    <Drawing
      aria-hidden
      focusable={false}
      strokeWidth={strokeWidth}
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={cx(icon({ size }), className)}
      style={style}
    />
  )
}
