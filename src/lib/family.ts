import type { Atom } from 'jotai'

/** One atom per parameter, made on first use and kept: the same parameter always gives the same atom. */
export function family<Param extends string | number, A extends Atom<unknown>>(make: (param: Param) => A) {
  const made = new Map<Param, A>()
  return (param: Param): A => {
    const known = made.get(param)
    if (known) return known
    const fresh = make(param)
    made.set(param, fresh)
    return fresh
  }
}
