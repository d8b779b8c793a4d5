import { useEffect, useRef } from 'react'

/**
 * Calls `seen` once, when at least `share` (0 to 1) of the element is visible, or would be in a window larger by
 * `margin` ('100% 0px').
 */
export function useInView<Element extends HTMLElement>(share: number, seen: () => void, margin = '0px') {
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
      // Without an explicit root, the margin has no effect inside an iframe.
      { threshold: share, rootMargin: margin, root: document },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [share, margin])
  return ref
}
