import { useEffect } from 'react'
import { restoreEarlyInput } from '../lib/earlyInput.ts'
import { repeatEarlyPresses } from '../lib/earlyPresses.ts'

/**
 * Marks <html> with `data-hydrated` once the page next to it responds to presses and typing. What was typed earlier is
 * then entered again, and what was pressed is pressed again, except buttons that send a form: index.html keeps the form
 * from being sent without its checks.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    restoreEarlyInput()
    repeatEarlyPresses()
  }, [])
  return null
}
