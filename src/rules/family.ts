import { startUpper } from './characters.ts'
import { descriptionParts, plainText } from './description.ts'
import { type Id, sameId } from './id.ts'
import { limits } from './limits.ts'
import { compareNames } from './nameOrder.ts'
import { keepUnits } from './nonBreaking.ts'
import { isDrawing } from './pictures.ts'
import { isChosenBy } from './properties.ts'

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
const joining = new Set(['and', 'for', 'from', 'on', 'to', 'with'])

/** The words of a text in lower case, without figures, joining words and the 's' of a plural. */
const stemsOf = (text: string) =>
  (lower(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => !joining.has(word))
    .map((word) => word.replace(/(?<=\p{L})s$/u, ''))

/**
 * The words that say what a part is: of its name before the first measure, 'with' and the like, without its labelled
 * values: 'butt hinge' of 'Brass butt hinge 76 × 52 mm, satin brass'. The last, the noun, is always kept.
 */
function kindOf(part: FamilyProduct): string[] {
  const [subject = ''] = (segmentsOf(lower(part.name))[0] ?? '').split(
    / +(?:with|for|from|on)\b|[ \u00a0](?=\S*\d)/,
  )
  const values = new Set(
    [...propertiesOf(part)].flatMap(([label, value]) => (isChosenBy(label) ? stemsOf(value) : [])),
  )
  return stemsOf(subject).filter((stem, at, { length }) => at === length - 1 || !values.has(stem))
}

const isSameCategory = (a: FamilyProduct, b: FamilyProduct) =>
  a.category_id !== undefined && b.category_id !== undefined && sameId(a.category_id, b.category_id)

/** Whether one kind is the other or a variety of it. A name without words, '12 × 30 mm', is of no kind. */
const isKin = (a: string[], b: string[]) =>
  a.length > 0 && b.length > 0 && (a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)))

type Family<P> = {
  /** The part itself, then the others. */
  parts: P[]
  /** The number of all others, of which only the nearest may be among `parts`. */
  total: number
  /** Whether the parts differ in size, finish and the like alone. */
  oneKind: boolean
}

/**
 * Finds the parts of a list with which a part is compared (BEY-23): those of its kind or of a variety of it (a long
 * shackle padlock is a padlock), otherwise those of its category; at most `limits.familyRows`, by similar names.
 */
export function familyOf<P extends FamilyProduct>(part: P, list: readonly P[]): Family<P> {
  const others = list.filter((other) => !sameId(other.product_id, part.product_id))
  const kind = kindOf(part)
  const kin = others.filter((other) => isKin(kind, kindOf(other)))
  const all = kin.length > 0 ? kin : others.filter((other) => isSameCategory(part, other))
  const partWords = nameWords(part.name)
  const likeness = ({ name }: P) => [...nameWords(name)].filter((word) => partWords.has(word)).length
  const nearest = all.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, limits.familyRows)
  return { parts: [part, ...nearest], total: all.length, oneKind: kin.length > 0 }
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

/** A family as a table, '' where the data have no value. The first `distinguishing` columns tell all parts apart. */
type Comparison<P> = { columns: string[]; distinguishing: number; rows: { part: P; values: string[] }[] }

/** The number of first values by which the rows differ from each other; all where they do not. */
function distinguishingColumns(rows: readonly string[][]): number {
  const most = rows[0]?.length ?? 0
  const isApart = (first: number) =>
    new Set(rows.map((row) => row.slice(0, first).join('\n'))).size === rows.length
  return Array.from({ length: most }, (_, at) => at + 1).find(isApart) ?? most
}

/**
 * Compares the parts of a family: a column for each labelled value that differs and most have, at most
 * `limits.familyColumns`. Where these do not tell all apart, or of several kinds, the first has what is not common in the
 * names. Sorted by the first column, then the next. BEY-23
 */
export function comparisonOf<P extends FamilyProduct>(parts: readonly P[], oneKind: boolean): Comparison<P> {
  const properties = parts.map(propertiesOf)
  const columns = [...new Set(properties.flatMap((each) => [...each.keys()]))]
    .filter((label) => properties.filter((each) => each.has(label)).length * 2 > parts.length)
    .filter((label) => new Set(properties.map((each) => each.get(label))).size > 1)
    .slice(0, limits.familyColumns)
  const values = properties.map((each) => columns.map((label) => each.get(label) ?? ''))
  const apart = new Set(values.map((row) => row.join('\n'))).size === parts.length
  const named = !apart || columns.length === 0 || !oneKind
  const words = named ? distinctWords(parts) : []
  const rows = parts
    .map((part, at) => ({ part, values: [...words.slice(at, at + 1), ...(values[at] ?? [])] }))
    .sort((a, b) => compareRows(a.values, b.values))
  return {
    columns: named ? ['Part', ...columns] : columns,
    distinguishing: distinguishingColumns(rows.map((row) => row.values)),
    rows,
  }
}

/** The order of two rows: that of the first values that differ. */
const compareRows = (a: readonly string[], b: readonly string[]): number =>
  a.map((value, at) => compareNames(value, b[at] ?? '')).find((order) => order !== 0) ?? 0

type Drawn = { description: string; images: readonly string[] }

/** The first part whose drawing explains the table (BEY-23), with the letters by column: 'A × B' for 'Size'. */
export function drawnPart<P extends Drawn>(parts: readonly P[], columns: readonly string[]) {
  for (const part of parts) {
    const drawing = part.images.find(isDrawing)
    if (drawing === undefined) continue
    const letters = new Map(
      descriptionParts(plainText(part.description)).rows.flatMap(({ label, letters }) =>
        letters && columns.includes(label) ? [[label, letters] as const] : [],
      ),
    )
    if (letters.size > 0) return { part, drawing, letters }
  }
  return undefined
}
