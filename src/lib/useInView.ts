import { useEffect, useRef } from 'react'

/** Calls `onVisible` once, when `share` (0 to 1) of the element is visible in the window, enlarged by `margin`. */
function watchInView(element: Element, share: number, onVisible: () => void, margin = '0px') {
  const observer = new IntersectionObserver(
    // A busy browser reports several moments at once.
    (entries) => {
      // Rounding in the browser can report a hair less than what is visible.
      if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share - 0.001)) return
      observer.disconnect()
      onVisible()
    },
    // Without an explicit root, the margin has no effect inside an iframe.
    { threshold: share, rootMargin: margin, root: document },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Does the same for the element that gets the returned ref. */
export function useInView<Target extends HTMLElement>(share: number, onVisible: () => void, margin?: string) {
  const ref = useRef<Target>(null)
  const callback = useRef(onVisible)
  callback.current = onVisible
  useEffect(() => {
    if (ref.current) return watchInView(ref.current, share, () => callback.current(), margin)
  }, [share, margin])
  return ref
}
