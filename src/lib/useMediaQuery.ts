import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'

/** Whether a media query matches; re-renders when that changes. `onServer` on the server and during hydration. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
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
