import { atom } from 'jotai'

const startAtom = atom(() => Date.now())
const lookedAtom = atom<number | undefined>(undefined)

/** The time of the last look at the clock, in milliseconds; setting it looks again. Who shows it says how often. */
export const clockAtom = atom(
  (get) => get(lookedAtom) ?? get(startAtom),
  (_get, set) => set(lookedAtom, Date.now()),
)
