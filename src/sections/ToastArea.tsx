import { CircleAlert, CircleCheck, X } from 'lucide'
import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import * as sonner from 'sonner'
import { Icon } from '../components/ui/Icon.tsx'
import { toastArea } from '../notify.ts'
import { limits } from '../rules/limits.ts'

/** A screen reader hears additions to a region that it already knows: the first toast waits this long for that. */
const regionKnown = 100

const below = 'calc(var(--header) + 0.75rem)'

// The library pauses its timers while the pointer is over the area; to it, the focus is a pointer that has come.
const come = (target: EventTarget) => target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
const go = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
  if (currentTarget.contains(relatedTarget)) return
  target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
}

/** Toasts at the top right, below the navigation bar so that the cart's badge stays in sight (§2, §9). */
export default function ToastArea() {
  useEffect(() => {
    const timer = setTimeout(() => toastArea.ready(sonner), regionKnown)
    return () => clearTimeout(timer)
  }, [])

  // One toast that closes makes the library forget the pause of the others.
  const area = useRef<HTMLDivElement>(null)
  const count = sonner.useSonner().toasts.length
  useEffect(() => {
    const focused = document.activeElement
    if (count > 0 && focused && area.current?.contains(focused)) come(focused)
  }, [count])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up, is nothing to act on itself
    <div ref={area} onFocus={({ target }) => come(target)} onBlur={go}>
      <sonner.Toaster
        position="top-right"
        duration={limits.toastDefault}
        visibleToasts={3}
        expand
        gap={12}
        closeButton
        offset={{ top: below, right: '1rem' }}
        mobileOffset={{ top: below, left: '1rem', right: '1rem' }}
        style={{ '--width': 'min(23.75rem, calc(100vw - 2rem))', zIndex: 70 } as CSSProperties}
        icons={{
          success: <Icon icon={CircleCheck} className="text-success" />,
          error: <Icon icon={CircleAlert} className="text-danger" />,
          close: <Icon icon={X} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close this message',
          classNames: {
            toast:
              'flex w-full select-none items-start gap-3 rounded-control border border-b-2 border-ink bg-cell py-3 pr-1 pl-3.5 font-sans type-compact text-ink shadow-over focus-visible:outline-2! focus-visible:outline-offset-2 focus-visible:outline-ink',
            icon: 'mt-1',
            content: 'min-w-0 flex-1 py-0.75',
            title: 'text-pretty wrap-anywhere',
            closeButton:
              'order-last -my-2 grid size-target flex-none place-items-center rounded-control hover:bg-photo',
          },
        }}
      />
    </div>
  )
}
