import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For what is open on a history entry of its own and is closed by going back, which takes a moment. `goingBack` is true
 * until the page has left the entry. A press of the opening button in that time, reported by `openAfterwards`, calls
 * `open` when the page is back; otherwise it would be lost. `inHistory` tells whether the page is on that entry.
 */
export function useGoingBack(inHistory: boolean, open: () => void) {
  const [goingBack, setGoingBack] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (goingBack && !inHistory) setGoingBack(false)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!wanted || inHistory) return
    setWanted(false)
    openNow()
  }, [wanted, inHistory])
  return {
    goingBack,
    started: () => setGoingBack(true),
    openAfterwards: () => setWanted(true),
  }
}
