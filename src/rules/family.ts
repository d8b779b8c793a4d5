import { descriptionParts, plainText } from './description.ts'
import { type Id, sameId } from './id.ts'
import { limits } from './limits.ts'
import { compareKeys, nameKey } from './nameOrder.ts'
import { keepUnits } from './nonBreaking.ts'

type Part = {
  product_id: Id
  name: string
  brand: string
  unit: string
  description: string
  category_id?: Id | undefined
}

type SpecRow = { label: string; value: string }

/** What tells one part of a family from the others: words of its name ('76 × 57 mm, black'), then its specs. */
export type Difference = { words: string; specs: SpecRow[] }

// A measure is one word, '102 × 76 mm'; what stands behind a comma is a segment of its own, 'satin nickel'.
const wordsOf = (segment: string) => segment.split(/ +/).filter(Boolean)
const segmentsOf = (name: string) => keepUnits(name.trim()).split(/, +/)
const lower = (text: string) => text.toLowerCase()
const nameWords = (name: string) => new Set(segmentsOf(lower(name)).flatMap(wordsOf))

/**
 * A part and the others of its category, in the order of their names: those nearest by name where there are more than
 * `limits.familyRows` others. `total` counts all the others. A list that was not filtered by the category is narrowed
 * here; an entry that does not say its category has to share a word of the name. BEY-23
 */
export function familyOf<P extends Part>(part: P, list: readonly P[]): { parts: P[]; total: number } {
  const own = nameWords(part.name)
  const likeness = ({ name }: P) => [...nameWords(name)].filter((word) => own.has(word)).length
  const belongs = (other: P) =>
    part.category_id !== undefined && other.category_id !== undefined
      ? sameId(other.category_id, part.category_id)
      : likeness(other) > 0
  const others = list.filter((other) => !sameId(other.product_id, part.product_id) && belongs(other))
  const nearest =
    others.length > limits.familyRows
      ? others.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, limits.familyRows)
      : others
  return {
    parts: [part, ...nearest].toSorted((a, b) => compareKeys(nameKey(a.name), nameKey(b.name))),
    total: others.length,
  }
}

/** Those that every set has. */
const common = (sets: readonly Set<string>[]) =>
  new Set([...(sets[0] ?? [])].filter((each) => sets.every((set) => set.has(each))))

/** The words of a segment that are not common, a comma where some were left out between them. */
function distinct(segment: string, shared: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]]
  for (const word of wordsOf(segment)) {
    if (shared.has(lower(word))) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.map((run) => run.join(' ')).filter(Boolean)
}

/** The label under which a part's brand stands among its specs. */
export const brandLabel = 'Brand'

const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The labelled lines of a part, its brand before them. */
const specsOf = ({ brand, description }: Part) =>
  new Map(
    [{ label: brandLabel, value: brand }, ...descriptionParts(plainText(description)).rows].map(
      ({ label, value }) => [label, value] as const,
    ),
  )

/**
 * What differs between the parts of a family, in the same order: the words and measures of each name that are not
 * common to all, and at most `limits.familySpecs` labelled values that every part has and that are not the same. What
 * its name or its unit tells already is not said twice. A part that nothing tells apart has its whole name. BEY-23
 */
export function differencesOf(parts: readonly Part[]): Difference[] {
  const names = parts.map(({ name }) => segmentsOf(name))
  const sharedWords = common(names.map(([first = '']) => new Set(wordsOf(lower(first)))))
  const sharedSegments = common(names.map(([, ...rest]) => new Set(rest.map(lower))))
  const specs = parts.map(specsOf)
  const alreadySaid = (part: Part, value: string) =>
    lower(keepUnits(part.name)).includes(lower(keepUnits(value))) || value === part.unit
  const labels = [...common(specs.map((each) => new Set(each.keys())))]
    .filter((label) => new Set(specs.map((each) => each.get(label))).size > 1)
    .filter((label) => !parts.every((part, at) => alreadySaid(part, specs[at]?.get(label) ?? '')))
    .slice(0, limits.familySpecs)
  return parts.map((part, at) => {
    const [first = '', ...rest] = names[at] ?? []
    const ownSegments = rest.filter((segment) => !sharedSegments.has(lower(segment)))
    const words = [...distinct(first, sharedWords), ...ownSegments].join(', ')
    return {
      words: startUpper(words) || keepUnits(part.name),
      specs: labels
        .map((label) => ({ label, value: specs[at]?.get(label) ?? '' }))
        .filter(({ value }) => value !== '' && !alreadySaid(part, value)),
    }
  })
}
