import { useEffect } from 'react'

/** Marks <html> with `data-hydrated` once the page next to it responds to presses and typing; earlier input is lost. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
