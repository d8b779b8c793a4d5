import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onVisible` once `share` (0 to 1) of the ref's element is in the window, enlarged by `margin`. */
export function useInView<Target extends HTMLElement>(share: number, onVisible: () => void, margin = '0px') {
  const ref = useRef<Target>(null)
  const report = useEffectEvent(onVisible)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      // A busy browser reports several moments at once.
      (entries) => {
        // Rounding in the browser can report a hair less than what is visible.
        if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share - 0.001)) return
        observer.disconnect()
        report()
      },
      // Without an explicit root, the margin has no effect inside an iframe.
      { threshold: share, rootMargin: margin, root: document },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [share, margin])
  return ref
}
