import { atom } from 'jotai'

/**
 * Atoms for work of which one of each name runs at a time: `runAtom` starts it, or returns the result of the one that is
 * under way, and `namesAtom` has the names of those under way.
 */
export function oneAtATime<Result>() {
  const underWayAtom = atom<ReadonlyMap<string, Promise<Result>>>(new Map())
  const namesAtom = atom((get) => [...get(underWayAtom).keys()])
  const runAtom = atom(null, (get, set, name: string, work: () => Promise<Result>): Promise<Result> => {
    const underWay = get(underWayAtom).get(name)
    if (underWay) return underWay
    const result = work().finally(() =>
      set(underWayAtom, (all) => new Map([...all].filter(([other]) => other !== name))),
    )
    set(underWayAtom, (all) => new Map(all).set(name, result))
    return result
  })
  return { runAtom, namesAtom }
}
