import { useEffect, useRef } from 'react'

/** Calls `seen` once, when at least `share` (0 to 1) of the element is visible. */
export function useSeen<Element extends HTMLElement>(share: number, seen: () => void) {
  const ref = useRef<Element>(null)
  const callback = useRef(seen)
  callback.current = seen
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Rounding in the browser can report a hair less than what is visible.
        if (!entry?.isIntersecting || entry.intersectionRatio < share - 0.001) return
        observer.disconnect()
        callback.current()
      },
      { threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [share])
  return ref
}
