/** Where a word of a product stands: what only the description, or a category of several kinds, says is weak. */
export const place = {
  description: 1,
  mixedCategory: 2,
  ofCategory: 4,
  parent: 5,
  category: 6,
  brand: 6,
  number: 7,
  name: 8,
} as const
/** From here on a word is of the product itself. */
export const strong = 3

/** The products that have a word, by their place in the catalogue, with the best place of the word in each. */
export type Hits = ReadonlyMap<number, number>

export const none: Hits = new Map()
/** Whether a word stands where it is of the product itself. */
export const isStrong = (where: number): boolean => where >= strong
/** The place of a word that was not typed as it stands there. */
export const lower = (where: number): number =>
  where > place.parent ? Math.max(place.parent, where - 2) : where
/** The hits that are strong, each in its place or in what `change` makes of it. */
export const strongly = (hits: Hits, change = (where: number) => where): Hits =>
  new Map([...hits].flatMap(([at, where]) => (isStrong(where) ? [[at, change(where)] as const] : [])))

/** The hits of all words of a phrase, each in its weakest place. */
export function inCommon(all: readonly Hits[]): Hits {
  const [first = none, ...others] = [...all].sort((one, other) => one.size - other.size)
  const common = new Map<number, number>()
  for (const [at, where] of first) {
    const places = [where, ...others.map((hits) => hits.get(at) ?? 0)]
    if (!places.includes(0)) common.set(at, Math.min(...places))
  }
  return common
}

/** The hits of several words or phrases, each in its best place. */
export function together(all: readonly Hits[]): Hits {
  if (all.length <= 1) return all[0] ?? none
  const union = new Map<number, number>()
  for (const hits of all)
    for (const [at, where] of hits) if (where > (union.get(at) ?? 0)) union.set(at, where)
  return union
}
