import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import { createElement } from 'react'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' }

type IconProps = { icon: IconNode; size?: 'sm' | 'md' | 'lg' | 'xl'; className?: string }

/** A Lucide icon in the shop's line style: 1.75 thick, square ends, mitred joins. Hidden from screen readers. */
export const Icon = ({ icon: drawing, size = 'md', className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="square"
    strokeLinejoin="miter"
    aria-hidden
    focusable={false}
    // Browsers leave an icon its own colour in forced colours, which may be that of the forced background.
    className={cx('inline-block flex-none forced-colors:text-[inherit]', sizes[size], className)}
  >
    {drawing.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
  </svg>
)
