import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type OverlayProps = ComponentProps<typeof Radix.Content> & {
  /** Called by Esc and by a press outside. */
  onClose: () => void
  /** Where the content stands in the window, as classes of what surrounds it. Default: it places itself. */
  around?: string
}

/** What stands over the page until it is closed: a drawer, a dialog, an enlarged picture. It holds the focus. */
export function Overlay({ onClose, around, onOpenAutoFocus, ...content }: OverlayProps) {
  const opener = useRef<Element>(null)
  const layer = (
    <Radix.Content
      aria-modal
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        // Radix gives it back only to its own trigger.
        event.preventDefault()
        giveFocusBack(opener.current)
      }}
      {...content}
    />
  )
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop className={around}>{around && layer}</Backdrop>
        {!around && layer}
      </Radix.Portal>
    </Radix.Root>
  )
}

function giveFocusBack(opener: Element | null) {
  // If something else has moved the focus meanwhile, such as a navigation, leave it there.
  if (document.activeElement !== document.body) return
  // Safari gives a pressed button no focus: without an opener, the next Tab goes on from the heading.
  const known = opener?.isConnected && opener !== document.body
  const target = known ? opener : document.querySelector('[data-page-heading]')
  if (target instanceof HTMLElement) target.focus({ preventScroll: opener === document.body })
}

/** Dims and stops the page behind. Radix's own makes the browser recalculate every style (`ARCHITECTURE.md`). */
function Backdrop({ className, children }: { className: string | undefined; children: ReactNode }) {
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
