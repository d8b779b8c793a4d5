import { atom } from 'jotai'

/** Heights in pixels of the bars at the foot of the window, by the id of each bar. */
const heightsAtom = atom<Readonly<Record<string, number>>>({})

/** Height in pixels of the tallest bar at the foot of the window, 0 without one: the page must not end beneath it. */
export const bottomInsetAtom = atom((get) => Math.max(0, ...Object.values(get(heightsAtom))))

/** Whether more than one bar is at the foot of the window, where the answer about cookies and notes cover the others. */
export const isFootCrowdedAtom = atom((get) => Object.values(get(heightsAtom)).filter(Boolean).length > 1)

export const setBarHeightAtom = atom(null, (_get, set, id: string, height: number) =>
  set(heightsAtom, (heights) => ({ ...heights, [id]: height })),
)
