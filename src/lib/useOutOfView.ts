import { type RefObject, useEffect, useState } from 'react'

/** Whether the element of the ref is out of view; false until that is known. Follows the element in and out. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setOut(!entries.at(-1)?.isIntersecting),
      // A strip that the bars at the window's edges cover does not count.
      { root: document, rootMargin: '-60px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
