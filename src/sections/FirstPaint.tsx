import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { repeatOnPage } from '../lib/hydration/earlyInput.ts'

type FirstPaintProps = {
  /** Placeholder until the script has run, and where the device holds nothing that it can read. */
  className?: string
  /** Blank lines in the words of rules/firstPaint.ts, which the script copies. */
  children: ReactNode
}

/** What only the device knows, until hydration: src/firstPaint/ fills it, and what is pressed there is repeated. */
export function FirstPaint({ className, children }: FirstPaintProps) {
  const box = useRef<HTMLDivElement>(null)
  const blanks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const painted = box.current
    const pictures = blanks.current?.querySelectorAll('source, img') ?? []
    return () => {
      if (painted) repeatOnPage(painted)
      // The blanks' picture does not exist, and printing loads what was waiting to be loaded, also of removed elements.
      for (const picture of pictures) for (const name of ['srcset', 'src']) picture.removeAttribute(name)
    }
  }, [])
  return (
    <>
      <div ref={blanks} hidden>
        {children}
      </div>
      <div
        ref={box}
        data-first-paint
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves to the script what it puts here
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  )
}

/** A number that the script writes beside: ', 3 parts' or '3 parts, 7 in all'. */
export const FirstCount = ({ of }: { of: 'parts' | 'pieces' }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves to the script what it puts here
  <span data-first-count={of} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
