import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

/** Whether a media query matches; re-renders when that changes. `onServer` on the server and during hydration. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia(query), 'change', onChange),
    [query],
  )
  // Deferred, as in useHydrated: the page is rendered for the device's width in short steps.
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => onServer,
    ),
  )
}
