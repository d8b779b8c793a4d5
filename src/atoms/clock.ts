import { atom } from 'jotai'
import { serverNow } from '../lib/serverClock.ts'

const startAtom = atom(serverNow)
const latestAtom = atom<number | undefined>(undefined)

/** The server's time when it was last read, in milliseconds; setting the atom reads it. Its users decide how often. */
export const clockAtom = atom(
  (get) => get(latestAtom) ?? get(startAtom),
  (_get, set) => set(latestAtom, serverNow()),
)
