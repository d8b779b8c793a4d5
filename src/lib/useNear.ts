import { type RefObject, useEffect, useRef } from 'react'
import { watchInView } from './useInView.ts'

const signsOfPresence = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls `come` once: when the visitor first scrolls, moves the mouse, presses or types, or when the element of the
 * returned ref is in view, or would be in a window larger by `margin` ('100% 0px').
 */
export function useNear(margin: string, come: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(come)
  latest.current = come
  useEffect(() => {
    if (!ref.current) return
    const stopWatching = watchInView(ref.current, 0, arrive, margin)
    for (const event of signsOfPresence) window.addEventListener(event, arrive, { passive: true })
    function stop() {
      stopWatching()
      for (const event of signsOfPresence) window.removeEventListener(event, arrive)
    }
    function arrive() {
      stop()
      latest.current()
    }
    return stop
  }, [margin])
  return ref
}
