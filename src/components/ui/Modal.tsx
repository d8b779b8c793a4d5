import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'

/** Keeps the page from scrolling, at its width where the scrollbar takes room. Returns the function that ends this. */
function stopPageScroll() {
  const page = document.documentElement
  const scrollbar = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  if (scrollbar > 0) page.style.paddingRight = `${scrollbar}px`
  return () => {
    page.style.overflow = ''
    page.style.paddingRight = ''
  }
}

type ModalProps = ComponentProps<'dialog'> & {
  /** Called by Esc, by the phone's Back gesture and, unless it is an alertdialog, by a press beside it. */
  onClose: () => void
  /** Takes the focus when the modal opens; default: the first element that can. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * The browser's own modal dialog, open as long as it is mounted: the page behind it cannot be reached, and the focus
 * returns to its opener or, if that is gone, to the page's heading.
 */
export function Modal({ onClose, initialFocus, className, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus())
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusFirst()
    return () => element?.close()
  }, [])
  useLayoutEffect(stopPageScroll, [])
  useEffect(
    () => () => {
      // If something else has moved the focus meanwhile, such as a navigation, it stays there.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
    },
    [],
  )
  return createPortal(
    <dialog
      ref={dialog}
      className={cx(
        'backdrop:bg-veil backdrop:transition-opacity backdrop:duration-panel starting:backdrop:opacity-0',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, currentTarget, clientX, clientY }) => {
        if (target !== currentTarget || props.role === 'alertdialog') return
        const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
        if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose()
      }}
      {...props}
    />,
    document.body,
  )
}
