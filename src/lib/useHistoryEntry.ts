import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react'

/**
 * For a menu or drawer with a history entry of its own, so that Back closes it. `inHistory` tells whether the page is
 * on that entry; `push` adds it. It opens and closes at once; the address changes a moment later, and with it the whole
 * page renders again. Until then a press must not add a second entry, nor Escape go back twice.
 */
export function useHistoryEntry(inHistory: boolean, push: () => void) {
  const [opening, setOpening] = useOptimistic(false)
  const [closing, setClosing] = useState(false)
  const [reopening, setReopening] = useState(false)
  const pendingLeave = useRef<() => void>(undefined)
  if (closing && !inHistory && !opening) setClosing(false)

  const open = () =>
    startTransition(() => {
      setOpening(true)
      push()
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` does the same at any time
  useEffect(() => {
    if (inHistory) {
      pendingLeave.current?.()
      pendingLeave.current = undefined
    } else if (reopening && !pendingLeave.current) {
      // Not while an entry is still to be left: a second one would be added, and the menu would stay closed.
      setReopening(false)
      open()
    }
  }, [inHistory, reopening])

  return {
    isOpen: (opening || inHistory) && !closing,
    /** For every press of the button; one while the page leaves the entry opens again afterwards. */
    open: () => {
      if (closing) setReopening(true)
      else if (!opening && !inHistory) open()
    },
    /** Closes; `leave` goes back, at once or as soon as the page is on the entry. */
    close: (leave: () => void) => {
      setClosing(true)
      if (inHistory) leave()
      else pendingLeave.current = leave
    },
  }
}
