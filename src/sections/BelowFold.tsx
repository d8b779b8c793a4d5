import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'

/** Whether the page in the window came from the server and is hydrated, so that what mounts now follows a navigation. */
const isHydrated = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

type BelowFoldProps = {
  /** Reserves the space of the children. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * For what stands below the first view. The server's HTML has it, and React hydrates it in a step of its own, earlier if
 * it is pressed. After a navigation it is rendered once the first view is painted, in steps that give way to presses.
 */
export function BelowFold({ fallback, children }: BelowFoldProps) {
  const [navigated] = useState(isHydrated)
  const visible = useDeferredValue(true, navigated ? false : undefined)
  return <Suspense fallback={fallback}>{visible ? children : fallback}</Suspense>
}
