import { useCallback, useSyncExternalStore } from 'react'

/** A value of the window, read again at an event of one of these types; `onServer` on the server and in hydration. */
function useWindowValue<Value>(eventTypes: string, read: () => Value, onServer: Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = new AbortController()
      for (const type of eventTypes.split(' '))
        window.addEventListener(type, onChange, { passive: true, signal: stop.signal })
      return () => stop.abort()
    },
    [eventTypes],
  )
  return useSyncExternalStore(subscribe, read, () => onServer)
}

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean => useWindowValue('online offline', () => navigator.onLine, true)

/** Whether the page is scrolled down by more than `pixels`. */
export const useScrolledPast = (pixels: number): boolean =>
  useWindowValue('scroll', () => window.scrollY > pixels, false)
