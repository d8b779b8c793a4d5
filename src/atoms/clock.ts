import { atom } from 'jotai'

const startAtom = atom(() => Date.now())
const lookedAtom = atom<number | undefined>(undefined)

/** When the clock was last read, in milliseconds; setting the atom reads it. Its users decide how often. */
export const clockAtom = atom(
  (get) => get(lookedAtom) ?? get(startAtom),
  (_get, set) => set(lookedAtom, Date.now()),
)
