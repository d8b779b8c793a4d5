import { useEffect } from 'react'
import { restoreEarlyInput } from '../lib/earlyInput.ts'

/**
 * Marks <html> with `data-hydrated` once the page next to it responds to presses and typing. What was typed earlier is
 * then entered again; earlier presses are lost, and index.html keeps them from sending a form.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    restoreEarlyInput()
  }, [])
  return null
}
