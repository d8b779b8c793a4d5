import { type Atom, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while its HTML is being taken over in the browser, true from then on; true at once where
 * the page is rendered in the browser alone. What only the device knows waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The value of an atom that only the device knows, such as the cart; `before` until the HTML has been taken over. */
export function useDeviceValue<Value>(atom: Atom<Value>, before: Value): Value {
  const value = useAtomValue(atom)
  return useHydrated() ? value : before
}
