import { CircleAlert, CircleCheck, X } from 'lucide'
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import * as sonner from 'sonner'
import { Icon } from '../components/ui/Icon.tsx'
import { listen } from '../lib/listen.ts'
import { limits } from '../rules/limits.ts'

const topOffset = 'calc(var(--header) + 0.75rem)'

/** Pauses the timers while the focus is among the toasts (§9); one closed by keyboard gives the focus back. */
function useToastFocus(area: RefObject<HTMLElement | null>) {
  const { toasts } = sonner.useSonner()
  const [focused, setFocused] = useState(false)
  const focusOrigin = useRef<Element>(null)
  useEffect(() => {
    // A toast that is closed takes the focus with it, without an event.
    const inside = area.current?.contains(document.activeElement) ?? false
    if (inside !== focused) return setFocused(inside)
    for (const { id, type, title, description, duration = limits.toastMain } of toasts) {
      const lifetime = focused || description ? Number.POSITIVE_INFINITY : limits.toastMain
      if (duration !== lifetime && (type === 'success' || type === 'error'))
        sonner.toast[type](title, { id, duration: lifetime })
    }
  }, [area, focused, toasts])
  return {
    onFocusCapture: (event: FocusEvent) => {
      // Hidden from the library: it would also give the focus back when Tab leaves, so that Tab never got past a toast.
      event.stopPropagation()
      if (!event.currentTarget.contains(event.relatedTarget)) focusOrigin.current = event.relatedTarget
      setFocused(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
    onClick: ({ target }: MouseEvent) => {
      const closing = target instanceof Element && target.closest('[data-close-button]')
      if (closing && focusOrigin.current instanceof HTMLElement)
        focusOrigin.current.focus({ preventScroll: true })
    },
  }
}

/** Closes the errors that are still shown: a form that is sent again would otherwise succeed below its last failure. */
function closeErrors() {
  for (const visibleToast of sonner.toast.getToasts())
    if ('type' in visibleToast && visibleToast.type === 'error') sonner.toast.dismiss(visibleToast.id)
}

// One element, so that it renders again only for a toast, and not for the focus.
const toaster = (
  <sonner.Toaster
    position="top-right"
    duration={limits.toastDefault}
    visibleToasts={3}
    expand
    gap={12}
    closeButton
    offset={{ top: topOffset, right: '1rem' }}
    mobileOffset={{ top: topOffset, left: '1rem', right: '1rem' }}
    className="z-70!"
    style={{ '--width': 'min(23.75rem, calc(100vw - 2rem))' } as CSSProperties}
    icons={{
      success: <Icon icon={CircleCheck} className="text-success" />,
      error: <Icon icon={CircleAlert} className="text-danger" />,
      close: <Icon icon={X} />,
    }}
    // Enlarged text has the room: sign and button keep their sizes.
    toastOptions={{
      unstyled: true,
      closeButtonAriaLabel: 'Close this message',
      classNames: {
        toast:
          'flex w-full select-none items-start gap-[12px] rounded-control border border-b-2 border-ink bg-cell py-3 pr-1 pl-3.5 font-sans type-compact text-ink shadow-over focus-visible:outline-2! focus-visible:outline-offset-2 focus-visible:outline-ink',
        icon: 'mt-1 *:size-[20px]',
        content: 'min-w-0 flex-1 py-0.75',
        title: 'text-pretty wrap-anywhere',
        description: 'flex min-h-6 items-center type-control',
        closeButton:
          'order-last -my-2 grid size-[44px] flex-none place-items-center rounded-control hover:bg-photo',
      },
    }}
  />
)

/** Toasts below the navigation bar (§2, §9), in a live region that the server renders: it must be known before. */
export function Toasts() {
  // Captured, so that the errors of this attempt come after.
  useEffect(() => listen(document, 'submit', closeErrors, { capture: true }), [])

  const area = useRef<HTMLDivElement>(null)
  const focusHandlers = useToastFocus(area)

  return (
    <div ref={area} {...focusHandlers}>
      {toaster}
    </div>
  )
}
