import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { repeatEarlyPresses } from '../lib/hydration/earlyInput.ts'

/** Whether the page is hydrated, so that what mounts now follows a navigation. */
const isHydrated = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

type BelowFoldProps = {
  /** Reserves the space of the children. */
  fallback: ReactNode
  children: ReactNode
}

/** Content below the first view: hydrated in a step of its own or, after a navigation, rendered a moment later. */
export function BelowFold({ fallback, children }: BelowFoldProps) {
  const [navigated] = useState(isHydrated)
  const visible = useDeferredValue(true, navigated ? false : undefined)
  return (
    <Suspense fallback={fallback}>
      {visible ? children : fallback}
      <Hydrated />
    </Suspense>
  )
}

/** Repeats a press that React has held back because the section was being hydrated. */
function Hydrated() {
  useEffect(repeatEarlyPresses, [])
  return null
}
