import { Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { Overlay } from './Overlay.tsx'

const sheet =
  'fixed inset-y-0 z-60 flex w-[min(21.5rem,88vw)] flex-col transition-transform duration-panel max-[22rem]:w-[min(21.5rem,94vw)]'
const sheets = {
  left: 'on-steel left-0 border-r border-edge bg-steel text-on-steel starting:-translate-x-full',
  right: 'right-0 border-l border-ink bg-cell text-ink starting:translate-x-full',
}
const heads = { left: 'border-steel-hover', right: 'border-ink' }
const feet = { left: 'border-steel-hover', right: 'border-line' }

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the lower edge while the content scrolls. */
  footer: ReactNode
  /** The edge of the window from which it comes: from the left in the colours of the navigation bar. Default: right. */
  side?: 'left' | 'right'
}

/** A sheet that slides in from the side of a small screen: filters from the right, the menu from the left. */
export function Drawer({ open, onClose, title, side = 'right', children, footer }: DrawerProps) {
  // A closed dialog that renders with its page makes React render again before the paint: Radix's ids set state.
  if (!open) return null
  return (
    <Overlay aria-describedby={undefined} onClose={onClose} className={cx(sheet, sheets[side])}>
      <div className={cx('flex min-h-15 items-center justify-between gap-2 border-b pr-2 pl-4', heads[side])}>
        <Title className="type-h3">{title}</Title>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      <AfterPaint>
        <div className="flex-1 overflow-y-auto overscroll-contain">{children}</div>
        <div className={cx('flex flex-wrap gap-2 border-t px-4 py-3 *:grow *:basis-28', feet[side])}>
          {footer}
        </div>
      </AfterPaint>
    </Overlay>
  )
}

/** Renders its children once the drawer is painted, which answers the press; a deferred value would wait for the page. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // The browser paints a frame after its callbacks.
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted && children
}
