import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * For a menu or drawer with a history entry of its own, which is closed by going back. `inHistory` tells whether the page
 * is on that entry; `open` adds it. The address changes a moment after a press, and a second press of the button in that
 * moment would be lost or add a second entry: pass every press to `press`. `goingBack` is true from `started` until the
 * page has left the entry.
 */
export function useGoingBack(inHistory: boolean, open: () => void) {
  const [goingBack, setGoingBack] = useState(false)
  const [reopening, setReopening] = useState(false)
  const opening = useRef(false)
  if (goingBack && !inHistory) setGoingBack(false)
  useEffect(() => {
    if (inHistory) opening.current = false
  }, [inHistory])
  const openOnce = () => {
    if (opening.current) return
    // Until the page is on the entry, which the first effect notes.
    opening.current = !inHistory
    open()
  }
  const openNow = useEffectEvent(openOnce)
  useEffect(() => {
    if (!reopening || inHistory) return
    setReopening(false)
    openNow()
  }, [reopening, inHistory])
  return {
    goingBack,
    started: () => setGoingBack(true),
    press: () => (goingBack ? setReopening(true) : openOnce()),
  }
}
