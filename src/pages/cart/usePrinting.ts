import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, also by the browser's own Print; false while it is not `printable`. */
export function usePrinting(printable: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printable) return
    // The browser captures the page when this handler returns, so React must render synchronously.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      end()
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [printable])
  return printing
}
