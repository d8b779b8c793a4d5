import { useEffect, useRef } from 'react'

/** For a button that is disabled while it is `busy` and so loses the focus: the ref gives it back afterwards. */
export function useFocusAfterBusy(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!busy) return
    return () => {
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [busy])
  return button
}
