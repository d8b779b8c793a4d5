import { cx } from 'class-variance-authority'
import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Dims the page behind a drawer or a dialog and stops it. Radix's overlay would do both, but makes the browser
 * recalculate the style of every element (`ARCHITECTURE.md`).
 */
export function Backdrop({ className, children }: { className?: string; children?: ReactNode }) {
  // Read before the page is stopped, which takes its scroll bar away.
  const [scrollBar] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { style } = document.body
    style.overflow = 'hidden'
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`
    return () => {
      style.overflow = ''
      style.paddingRight = ''
    }
  }, [scrollBar])
  return (
    <div
      data-backdrop
      className={cx(
        'fixed inset-0 z-50 bg-backdrop transition-opacity duration-panel starting:opacity-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
