import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { repeatEarlyPresses, restoreEarlyInput } from '../lib/hydration/earlyInput.ts'
import { retryFailedOnServer } from '../lib/queryClient.ts'

/** Marks <html> once the page responds, then repeats earlier input and the calls that failed on the server. */
export function HydrationSignal() {
  const client = useQueryClient()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    restoreEarlyInput()
    repeatEarlyPresses()
    retryFailedOnServer(client)
  }, [client])
  return null
}
