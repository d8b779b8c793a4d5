import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hideOthersOnPaper } from '../../lib/printAlone.ts'

/** Prints the cart as a quote, also by the browser's own Print (BEY-10). While `printing`, only `quote` prints. */
export function usePrintedQuote(printable: boolean) {
  const quote = useRef<HTMLElement>(null)
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    if (!printable) return
    let restore = () => {}
    const begin = () => {
      restore()
      // The browser captures the page when this handler returns, so React must render synchronously.
      flushSync(() => setPrinting(true))
      if (quote.current) restore = hideOthersOnPaper(quote.current)
    }
    const end = () => {
      restore()
      setPrinting(false)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      end()
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [printable])

  return { quote, printing, print: () => window.print() }
}
