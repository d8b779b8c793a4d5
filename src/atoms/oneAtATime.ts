import { atom } from 'jotai'

/** `runAtom` starts work of a name, or returns that under way; `namesAtom` has the names of work under way. */
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
