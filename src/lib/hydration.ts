import { type Atom, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and during hydration, true from then on; true at once where the page is rendered in the browser
 * alone. Content that only the device knows waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The value of an atom that only the device knows, such as the cart; `before` until hydration. */
export function useDeviceValue<Value>(atom: Atom<Value>, before: Value): Value {
  const value = useAtomValue(atom)
  return useHydrated() ? value : before
}
