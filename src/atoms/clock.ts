import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { serverNow } from '../lib/serverClock.ts'

const timeAtom = atomWithLazy(serverNow)

/** The server's time when it was last read, in milliseconds; setting the atom reads it. Its users decide how often. */
export const clockAtom = atom(
  (get) => get(timeAtom),
  (_get, set) => set(timeAtom, serverNow()),
)
