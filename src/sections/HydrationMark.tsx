import { useEffect } from 'react'

/** Marks <html> with `data-hydrated` once the page beside it answers to presses and typing: what comes before is lost. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
