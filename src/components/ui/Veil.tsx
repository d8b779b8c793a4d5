import { cx } from 'class-variance-authority'
import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Dims the page behind a drawer or a dialog and stops it. Radix's overlay would do both, but makes the browser
 * recalculate the style of every element (Storybook, How it is built).
 */
export function Veil({ className, children }: { className?: string; children?: ReactNode }) {
  // Read while rendering, when it makes the browser compute no layout, and the page still has its scroll bar.
  const scrollBar = window.innerWidth - document.documentElement.clientWidth
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll bar that the page had when it was stopped
  useLayoutEffect(() => {
    const { style } = document.body
    style.overflow = 'hidden'
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`
    return () => {
      style.overflow = ''
      style.paddingRight = ''
    }
  }, [])
  return (
    <div
      data-veil
      className={cx(
        'fixed inset-0 z-50 bg-veil transition-opacity duration-panel starting:opacity-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
