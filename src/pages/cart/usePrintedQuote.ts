import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hideOthersOnPaper } from '../../lib/printAlone.ts'
import { withTimeout } from '../../lib/withTimeout.ts'

/** How long printing waits for the code of the QR code, without which the quote is complete too. */
const codeTimeoutMs = 5000

type Draw = typeof import('./quoteCode.ts').quoteCode

/**
 * Prints the cart as a quote, from the button and from the browser's own Print command (BEY-10). While `printing`, the
 * page renders the quote at the ref `quote`, and nothing else is printed. `code` draws its QR code; it is loaded with
 * the first print and stays undefined if loading fails or takes too long.
 */
export function usePrintedQuote(printable: boolean) {
  const quote = useRef<HTMLElement>(null)
  const [printing, setPrinting] = useState(false)
  const [draw, setDraw] = useState<{ code: Draw }>()

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

  const print = useCallback(async () => {
    const module = await withTimeout(import('./quoteCode.ts'), codeTimeoutMs).catch(() => undefined)
    if (module) flushSync(() => setDraw({ code: module.quoteCode }))
    window.print()
  }, [])

  // The Print shortcut waits for the QR code too. The browser's menu cannot be intercepted, and may print without it.
  useEffect(() => {
    if (!printable || draw) return
    const shortcut = (event: KeyboardEvent) => {
      // With Caps Lock the key is 'P'.
      const pressed = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!pressed || event.shiftKey || event.altKey) return
      event.preventDefault()
      void print()
    }
    window.addEventListener('keydown', shortcut)
    return () => window.removeEventListener('keydown', shortcut)
  }, [printable, draw, print])

  return { quote, printing, print: () => void print(), code: draw?.code }
}
