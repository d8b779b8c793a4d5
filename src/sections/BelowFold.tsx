import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { repeatEarlyPresses } from '../lib/hydration/earlyInput.ts'
import { retryFailedOnServer } from '../lib/queryClient.ts'
import { whenIdle } from '../lib/whenIdle.ts'

/** Whether the page is hydrated, so that what mounts now follows a navigation. */
const isHydrated = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

/** Whether the section came with a navigation. Not asked in its content: that is hydrated after the page. */
const Navigated = createContext(false)

const unhydrated = new Set<string>()
/** Whether sections of the page are still as the server sent them. */
export const isPartlyHydrated = (): boolean => unhydrated.size > 0

/** Content below the first view: hydrated in a step of its own or, after a navigation, a moment later than `fallback`. */
export function BelowFold({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [navigated] = useState(isHydrated)
  const id = useId()
  // Before the effect of `Hydrated`. A section that is left before it is hydrated is waited for no longer.
  useLayoutEffect(() => {
    unhydrated.add(id)
    return () => void unhydrated.delete(id)
  }, [id])
  const visible = useDeferredValue(true, navigated ? false : undefined)
  return (
    <Suspense fallback={fallback}>
      <Navigated value={navigated}>{visible ? children : fallback}</Navigated>
      <Hydrated id={id} />
    </Suspense>
  )
}

/** What the first page lays out when it is near the window, or by `layOutRest`. `height`: about its own, in rem. */
export function LaidOutLater({ content, height }: { content: ReactNode; height: number }) {
  const navigated = useContext(Navigated)
  // After a navigation the page needs its true height at once: it returns to where it was left.
  if (navigated) return content
  const style = { containIntrinsicBlockSize: `auto ${height}rem` }
  return (
    <div className="later" style={style}>
      {content}
    </div>
  )
}

/**
 * Lays out one part of `LaidOutLater` in an idle moment and paints it after the next: both at once is long on a phone. The cards
 * of a part follow it, one at a time.
 */
export function layOutRest(): () => void {
  let stop: () => void
  const wait = () => {
    stop = whenIdle(() => {
      const part = document.querySelector('.later')
      if (!part) return
      for (const card of part.querySelectorAll('li:has(h3)')) card.classList.add('later')
      // Asking for the size of its content makes the browser lay it out.
      part.firstElementChild?.getBoundingClientRect()
      stop = whenIdle(() => {
        part.classList.remove('later')
        wait()
      })
    })
  }
  wait()
  return () => stop()
}

/** Repeats a press that React has held back because the section was being hydrated, and its calls that failed. */
function Hydrated({ id }: { id: string }) {
  const client = useQueryClient()
  useEffect(() => {
    unhydrated.delete(id)
    repeatEarlyPresses()
    retryFailedOnServer(client, isPartlyHydrated())
  }, [client, id])
  return null
}
