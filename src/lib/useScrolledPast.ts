import { startTransition, useEffect, useState } from 'react'
import { listen } from './listen.ts'

/**
 * Whether the page is scrolled down by more than `pixels`; false on the server. A transition: a page that is opened
 * scrolls to its top, and what depends on that would be rendered before its first paint.
 */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => startTransition(() => setPast(window.scrollY > pixels))
    look()
    return listen(window, 'scroll', look, { passive: true })
  }, [pixels])
  return past
}
