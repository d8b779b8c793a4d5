import { type Atom, useAtomValue } from 'jotai'
import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true from then on. Content that only the device knows waits for it. */
export const useHydrated = (): boolean =>
  // Deferred, because React renders a change of a snapshot in one task, and a deferred change in short steps.
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )

/** The value of an atom that only the device knows, such as the cart; `before` until hydration. */
export function useDeviceValue<Value>(atom: Atom<Value>, before: Value): Value {
  const value = useAtomValue(atom)
  return useHydrated() ? value : before
}
