import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '../../lib/listen.ts'

/** Whether the page is being printed, also by the browser's own Print; false while it is not `printable`. */
export function usePrinting(printable: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printable) return
    // The browser captures the page when this handler returns, so React must render synchronously.
    const stop = listen(window, 'beforeprint afterprint', ({ type }) =>
      flushSync(() => setPrinting(type === 'beforeprint')),
    )
    return () => {
      setPrinting(false)
      stop()
    }
  }, [printable])
  return printing
}
