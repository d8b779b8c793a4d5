import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { aloneOnPaper } from '../../lib/printAlone.ts'

type Draw = typeof import('./quoteCode.ts').quoteCode

/**
 * Printing the cart as a quote, by the button and by the browser's own Print (BEY-10). `printing` says that the quote is
 * to be rendered, alone on paper, at `quote`. `draw` makes its QR code: loaded with the first print, and left out where
 * it does not load.
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
      // The browser takes its picture of the page when this returns.
      flushSync(() => setPrinting(true))
      if (quote.current) restore = aloneOnPaper(quote.current)
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
    const module = await import('./quoteCode.ts').catch(() => undefined)
    if (module) flushSync(() => setDraw({ code: module.quoteCode }))
    window.print()
  }, [])

  // The browser's shortcut waits for the QR code, too; its menu prints without one that is not there yet.
  useEffect(() => {
    if (!printable || draw) return
    const shortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== 'p') return
      event.preventDefault()
      void print()
    }
    window.addEventListener('keydown', shortcut)
    return () => window.removeEventListener('keydown', shortcut)
  }, [printable, draw, print])

  return { quote, printing, print: () => void print(), code: draw?.code }
}
