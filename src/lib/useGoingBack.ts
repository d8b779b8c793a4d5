import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a menu or drawer with a history entry of its own, which is closed by going back. The browser goes back a moment
 * later, and a press of the opening button before that would be lost: report it by `openAfterwards`, and `open` is
 * called once the page has left the entry. `inHistory` tells whether the page is on the entry; `goingBack` is true from
 * `started` until it has left it.
 */
export function useGoingBack(inHistory: boolean, open: () => void) {
  const [goingBack, setGoingBack] = useState(false)
  const [reopening, setWanted] = useState(false)
  if (goingBack && !inHistory) setGoingBack(false)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!reopening || inHistory) return
    setWanted(false)
    openNow()
  }, [reopening, inHistory])
  return {
    goingBack,
    started: () => setGoingBack(true),
    openAfterwards: () => setWanted(true),
  }
}
