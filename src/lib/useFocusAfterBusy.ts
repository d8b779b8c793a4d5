import { useEffect, useRef } from 'react'

/** For a button that is disabled while `busy` and so loses the focus: the returned ref restores it afterwards. */
export function useFocusAfterBusy(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!busy) return
    return () => {
      // The user may have moved the focus elsewhere in the meantime: do not pull it back.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [busy])
  return button
}
