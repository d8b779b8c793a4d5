import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** A part number, an order number or a measure, which a browser does not translate. */
export const Mono = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span translate="no" className={cx('type-mono', className)}>
    {children}
  </span>
)
