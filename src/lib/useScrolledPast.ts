import { startTransition, useEffect, useState } from 'react'
import { listen } from './listen.ts'

/** Whether the page is scrolled by more than `pixels`. A transition: pages open at their top, and paint before it. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => startTransition(() => setPast(window.scrollY > pixels))
    look()
    return listen(window, 'scroll', look, { passive: true })
  }, [pixels])
  return past
}
