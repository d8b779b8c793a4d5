import { useRef } from 'react'

/** Returns the focus from an overlay that was opened by state: Radix does so only to its own trigger. */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    remember: () => {
      // Opened again before the focus was given back: nothing has it now, so the opener stays the same.
      if (document.activeElement !== document.body || !opener.current) opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      // If something else has moved the focus meanwhile, such as a navigation, leave it there.
      if (document.activeElement !== document.body) return
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('[data-page-heading]')
      if (target instanceof HTMLElement) target.focus()
      opener.current = null
    },
  }
}
