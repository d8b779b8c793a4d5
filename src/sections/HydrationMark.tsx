import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restoreEarlyInput } from '../lib/earlyInput.ts'
import { repeatEarlyPresses } from '../lib/earlyPresses.ts'
import { retryFailedOnServer } from '../lib/queryClient.ts'

/**
 * Marks <html> with `data-hydrated` once the page next to it responds to presses and typing. What was typed earlier is
 * then entered again, and what was pressed is pressed again, except buttons that send a form: index.html keeps the form
 * from being sent without its checks. Calls that failed on the server are repeated.
 */
export function HydrationMark() {
  const client = useQueryClient()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    restoreEarlyInput()
    repeatEarlyPresses()
    retryFailedOnServer(client)
  }, [client])
  return null
}
