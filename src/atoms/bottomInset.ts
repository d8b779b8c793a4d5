import { atom } from 'jotai'

/** Heights in pixels of the sheets at the foot of the window, by the id of each sheet. */
const heightsAtom = atom<Readonly<Record<string, number>>>({})

/** Height in pixels of the tallest sheet at the foot of the window, 0 without one: the page must not end beneath it. */
export const bottomInsetAtom = atom((get) => Math.max(0, ...Object.values(get(heightsAtom))))

export const setBarHeightAtom = atom(null, (_get, set, id: string, height: number) =>
  set(heightsAtom, (heights) => ({ ...heights, [id]: height })),
)
