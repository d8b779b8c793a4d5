import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isFootCrowdedAtom } from '../atoms/bottomInset.ts'
import { useBottomInset } from './useBottomInset.ts'

type BottomBarProps = {
  /** What the bar stands in for: it shows while this is out of view. */
  of: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/** A bar at the foot of small screens, with the amount and the main action of a page that has them out of view. */
export function BottomBar({ of, label, children }: BottomBarProps) {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const observer = new IntersectionObserver(
      (entries) => setOut(!entries.at(-1)?.isIntersecting),
      // A strip that the bars at the window's edges cover does not count.
      { root: document, rootMargin: '-60px 0px' },
    )
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return out && <Bar label={label}>{children}</Bar>
}

function Bar({ label, children }: Omit<BottomBarProps, 'of'>) {
  const bar = useRef<HTMLElement>(null)
  const covered = useAtomValue(isFootCrowdedAtom)
  useBottomInset(bar)
  return (
    <section
      ref={bar}
      aria-label={label}
      // The focus must not reach what is covered. It keeps its height, by which the foot is found crowded.
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 border-t-2 border-ink bg-cell lg:hidden print:hidden',
        covered && 'invisible',
      )}
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">{children}</div>
    </section>
  )
}
