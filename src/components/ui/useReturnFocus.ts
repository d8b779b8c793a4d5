import { useRef } from 'react'

/**
 * Radix gives the focus back to its own trigger only; ours are opened by state. Call `remember` when the overlay
 * takes the focus and `giveBack` when it closes. Where the opener is gone, the page's heading takes the focus.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      // Whoever has moved the focus on meanwhile, such as a navigation, keeps it.
      if (document.activeElement !== document.body) return
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('[data-page-heading]')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
