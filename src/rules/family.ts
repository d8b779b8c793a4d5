import { descriptionParts, plainText } from './description.ts'
import { type Id, sameId } from './id.ts'
import { limits } from './limits.ts'
import { compareNames } from './nameOrder.ts'
import { keepUnits } from './nonBreaking.ts'

type FamilyProduct = {
  product_id: Id
  name: string
  brand: string
  unit: string
  description: string
  category_id?: Id | undefined
}

// `keepUnits` makes a measure, '102 × 76 mm', one word; text after a comma, 'satin nickel', is a segment of its own.
const wordsOf = (segment: string) => segment.split(/ +/).filter(Boolean)
const segmentsOf = (name: string) => keepUnits(name.trim()).split(/, +/)
const lower = (text: string) => text.toLowerCase()
const nameWords = (name: string) => new Set(segmentsOf(lower(name)).flatMap(wordsOf))

/** The strings that every set contains. */
const common = (sets: readonly Set<string>[]) =>
  new Set([...(sets[0] ?? [])].filter((each) => sets.every((set) => set.has(each))))

/** Words of a name that say nothing about what the part is. */
const joining = new Set(['and', 'for', 'from', 'with'])

/** The words that say what a part is, without the 's' of their plural. */
const stemsOf = (name: string) =>
  new Set(
    (lower(segmentsOf(name)[0] ?? '').match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !joining.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

/** Whether all names share a word, 'hinge' or 'screw': only then the parts differ in nothing but size and finish. BEY-23 */
export const isOneKind = (parts: readonly { name: string }[]): boolean =>
  common(parts.map(({ name }) => stemsOf(name))).size > 0

/**
 * The nouns that say what a part is, each the last word before its measures and attributes: 'bracket' of 'Angle bracket 90
 * × 90 mm with rib', 'nut' and 'washer' of 'Nuts and washers M12'.
 */
const nounsOf = (name: string) => {
  const [subject = ''] = (segmentsOf(lower(name))[0] ?? '').split(
    / +(?:with|for|from|on)\b|[ \u00a0](?=\S*\d)/,
  )
  return subject.split(' and ').flatMap((each) => [...stemsOf(each)].slice(-1))
}

/**
 * Returns a part and the others of its category, sorted by name; of a category that mixes kinds, only those of its own
 * kind, as long as there are any. Of more than `limits.familyRows` others, only those
 * with the most similar names are kept; `total` counts all the others. A list that was not filtered by category is
 * filtered here; an entry without a category has to share a word of the name. BEY-23
 */
export function familyOf<P extends FamilyProduct>(
  part: P,
  list: readonly P[],
): { parts: P[]; total: number } {
  const partWords = nameWords(part.name)
  const likeness = ({ name }: P) => [...nameWords(name)].filter((word) => partWords.has(word)).length
  const belongs = (other: P) =>
    part.category_id !== undefined && other.category_id !== undefined
      ? sameId(other.category_id, part.category_id)
      : likeness(other) > 0
  const all = list.filter((other) => !sameId(other.product_id, part.product_id) && belongs(other))
  const nouns = nounsOf(part.name)
  const sameKind = isOneKind([part, ...all])
    ? all
    : all.filter(({ name }) => nounsOf(name).some((noun) => nouns.includes(noun)))
  const others = sameKind.length > 0 ? sameKind : all
  const nearest =
    others.length > limits.familyRows
      ? others.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, limits.familyRows)
      : others
  return {
    parts: [part, ...nearest].toSorted((a, b) => compareNames(a.name, b.name)),
    total: others.length,
  }
}

/** Returns the words of a segment that are not shared, each uninterrupted run of words as one string. */
function distinct(segment: string, shared: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]]
  for (const word of wordsOf(segment)) {
    if (shared.has(lower(word))) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.map((run) => run.join(' ')).filter(Boolean)
}

const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The labelled values of a part's description, then its brand; without the unit, which the price states. */
const propertiesOf = ({ brand, description, unit }: FamilyProduct) =>
  new Map(
    [...descriptionParts(plainText(description)).rows, { label: 'Brand', value: brand }]
      .filter(({ value }) => value !== '' && value !== unit)
      .map(({ label, value }) => [label, value] as const),
  )

/** The words and measures of each name that are not common to all; the whole name where there are none. */
function distinctWords(parts: readonly FamilyProduct[]): string[] {
  const names = parts.map(({ name }) => segmentsOf(name))
  const sharedWords = common(names.map(([first = '']) => new Set(wordsOf(lower(first)))))
  const sharedSegments = common(names.map(([, ...rest]) => new Set(rest.map(lower))))
  return parts.map(({ name }, at) => {
    const [first = '', ...rest] = names[at] ?? []
    const ownSegments = rest.filter((segment) => !sharedSegments.has(lower(segment)))
    return startUpper([...distinct(first, sharedWords), ...ownSegments].join(', ')) || keepUnits(name)
  })
}

/** A family as a table: the head of each column, and the values of each part, '' where the data have none. */
export type Comparison = { columns: string[]; rows: string[][] }

/**
 * Compares the parts of a family, in the order of `parts`: a column for each labelled value that differs and that most
 * parts have, at most `limits.familyColumns`, in the order of the data. Where these do not tell all parts apart,
 * or the parts are of several kinds, the first column has the words of the names that are not common to all. BEY-23
 */
export function comparisonOf(parts: readonly FamilyProduct[]): Comparison {
  const properties = parts.map(propertiesOf)
  const columns = [...new Set(properties.flatMap((each) => [...each.keys()]))]
    .filter((label) => properties.filter((each) => each.has(label)).length * 2 > parts.length)
    .filter((label) => new Set(properties.map((each) => each.get(label))).size > 1)
    .slice(0, limits.familyColumns)
  const rows = properties.map((each) => columns.map((label) => each.get(label) ?? ''))
  const apart = new Set(rows.map((row) => row.join('\n'))).size === parts.length
  if (apart && columns.length > 0 && isOneKind(parts)) return { columns, rows }
  const words = distinctWords(parts)
  return { columns: ['Part', ...columns], rows: rows.map((row, at) => [words[at] ?? '', ...row]) }
}
