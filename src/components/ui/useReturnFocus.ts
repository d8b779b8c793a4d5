import { useRef } from 'react'

/**
 * Radix returns the focus only to its own trigger, but our overlays are opened by state. Call `remember` when the
 * overlay takes the focus and `giveBack` when it closes. If the opener is gone, the page's heading takes the focus.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      // If something else has moved the focus meanwhile, such as a navigation, leave it there.
      if (document.activeElement !== document.body) return
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('[data-page-heading]')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
