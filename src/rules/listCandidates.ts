import { broadNames, saidBy } from '../shop/orderListWords.ts'
import { type Amount, amountsOf, isLength } from './amounts.ts'
import type { Id } from './id.ts'
import { type Count, countOf } from './listCount.ts'
import { lettersOf } from './listQueries.ts'
import { kindOf, type PartFacts } from './partFacts.ts'
import type { SearchMatch } from './searchMatch.ts'
import { singular, wordsOf } from './words.ts'

/** What is read of a part to find it by the words of a line. */
export type Described = PartFacts & {
  product_id: Id
  category_name?: string | undefined
  brand?: string
  description?: string
}

/** A result of the shop's search; other back ends do not say how they took the query. */
export type Result = { product_id: Id; match?: SearchMatch | undefined }

/** The most parts of an answer that are looked through. */
export const mostRead = 60

/** The parts of the shop, and the words in their names. */
export type Catalogue<P> = {
  byId: ReadonlyMap<string, P>
  known: ReadonlySet<string>
  /** The categories of what is called by each word. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads the words in the names of the parts. */
export function catalogueOf<P extends Described>(products: readonly P[]): Catalogue<P> {
  const kinds = new Map<string, Set<string>>()
  for (const { name, category_name = '' } of products)
    for (const word of lettersOf(kindOf(name)))
      kinds.set(word, (kinds.get(word) ?? new Set()).add(category_name))
  return {
    byId: new Map(products.map((product) => [String(product.product_id), product])),
    known: new Set(products.flatMap(({ name }) => lettersOf(name))),
    kinds,
  }
}

/** What a line asks for. */
export type Asked = {
  text: string
  /** Its words, and of them those that may name a part. */
  said: readonly string[]
  names: readonly string[]
  /** The amounts of the line, and with them those of a column for the quantity; of the part itself only its own are. */
  own: readonly Amount[]
  amounts: readonly Amount[]
  /** Amounts that a part must say, or it is less likely: how it is packed, and a bare number beside a column for the quantity. */
  stated: readonly Amount[]
  /** Whether a mistyped part number is among the words. */
  isSimilar: boolean
}

/** `rank`: its place among what the search found. */
export type Candidate<P> = { product: P; count: Count; missing: number; rank: number }

const isSetOf = ({ unit = '' }: PartFacts) => Number(/\bof \d|^per \d+$/.test(unit))

/** Orders candidates, the likeliest first, and a part before a set of twelve. */
export const byFit = (one: Candidate<PartFacts>, other: Candidate<PartFacts>) =>
  one.missing - other.missing ||
  Number(other.count.clear) - Number(one.count.clear) ||
  one.count.off - other.count.off ||
  isSetOf(one.product) - isSetOf(other.product)

/** Whether `other` is `part` with something added, which the line would say: by the words of their kind, or of all. */
function isSpecial(other: PartFacts, part: PartFacts): boolean {
  // How a finish is put on does not tell it from others: 'zinc plated' and 'yellow zinc'.
  const texts = [kindOf, (name: string) => name.replace(/ plated\b/, '')]
  return texts.some((textOf) => {
    const [words = [], own = []] = [other, part].map(({ name }) => [
      ...wordsOf([textOf(name)]).map(({ text }) => singular(text.toLowerCase())),
      ...(name.match(/\d[\d.]*/g) ?? []),
    ])
    const isMore = isSetOf(other) > isSetOf(part) || words.some((word) => !own.includes(word))
    return isMore && own.every((word) => words.includes(word))
  })
}

/**
 * Whether the first is plainly meant: it has all words, one quantity, and the others as good are special kinds or packs of
 * it. Where others differ in what the line does not say, such as the finish, all are offered (decision 80).
 */
export function isPlain<P extends Described>(
  [best, ...others]: readonly Candidate<P>[],
  amounts: readonly Amount[],
) {
  if (!best || best.missing >= 1 || !best.count.clear || others.some(({ count }) => count.maybeSize))
    return false
  return others.every(({ product, missing, count, rank }) => {
    // Where the first has a word only in its category or description, none of the others is ruled out. Nor is what the
    // search puts before it: 'castor wheels' are no 'Fixed castor, nylon wheel' alone.
    const isAsNear =
      (best.missing > 0 || missing === 0 || rank < best.rank) && count.off - best.count.off < 0.5
    if (!isAsNear || isSpecial(product, best.product)) return true
    // '100 nails' may also be as many packs, and 'numeral 7 3' three of 7 or seven of 3.
    const isOtherCount = count.clear && count.quantities[0] !== best.count.quantities[0]
    return !countOf(amounts, product).clear && !isOtherCount
  })
}

/** The words that say what a kind of part is: the last of 'Hex bolt M10 × 60 mm with nut and washer' before its size. */
const nounsOf = (kind: string): string[] =>
  kind.split(/ (?=\d)| (?:with|and|on|for) /).flatMap((each) => lettersOf(each).slice(-1))

/**
 * The line has one word of what a part is called, without a size as have other kinds ('antique brass knob'), or one that does
 * not say what it is ('skirting 3"'); or all of its words were taken for others.
 */
export function isBroad(
  name: string,
  { said, names, own }: Asked,
  { kinds }: Pick<Catalogue<unknown>, 'kinds'>,
  corrected: SearchMatch['corrected'] = [],
): boolean {
  const [noun = '', ...more] = names.filter((word) => lettersOf(kindOf(name)).includes(word))
  const isSaid = names.every((word) => lettersOf(name).includes(word))
  const isSized = own.length > 1 || own.some(isLength)
  const isOne = more.length === 0 && isSaid
  // 'Knob' is of the knobs for cabinets and of those for doors.
  const isOfSeveral = isOne && !isSized && (kinds.get(noun)?.size ?? 0) > 1
  // 'sement' is corrected to cement; a 'handle' is shown pulls, which are called otherwise than what was meant.
  const corrections = corrected.map(({ typed, meant }) => [lettersOf(typed), lettersOf(meant)] as const)
  const isCorrected = (word: string) =>
    corrections.some(([typed, meant]) => typed.includes(word) && !meant.includes(word))
  const isCalledOtherwise = corrections.some(
    ([, meant]) => meant.length > 0 && !meant.some((word) => lettersOf(name).includes(word)),
  )
  const isGuess = !isSized && (isCalledOtherwise || names.every(isCorrected))
  const isNamed = said.some((word) => nounsOf(kindOf(name)).includes(word))
  // '110 mm pipe' says the size of this one, and '4 inch pipe' that of others too.
  const isMore = broadNames.has(noun) && !own.some(({ unit }) => unit === 'mm')
  // 'CP fittings' are no sash fasteners alone, though these are fittings.
  const isElse = names.every((word) => broadNames.has(word) && !lettersOf(name).includes(word))
  return isOfSeveral || isGuess || isElse || (isOne && (isMore || (noun !== '' && !isNamed)))
}

/** How many of the amounts that a part must say it does not. */
function unstated({ name, unit = '' }: PartFacts, amounts: readonly Amount[]): number {
  const facts = amountsOf(wordsOf([name, unit]))
  const isStated = (each: Amount) =>
    facts.some((fact) => fact.value === each.value && (each.unit === '' || fact.unit.endsWith(' of')))
  return amounts.filter((each) => !isStated(each)).length
}

/**
 * `isOther`: what a search found is another thing, and fewer words would only find more of them. `ofOtherSizes`: where there are
 * no candidates, the parts that have all but the size.
 */
export type Ranking<P> = { candidates: Candidate<P>[]; isOther: boolean; ofOtherSizes?: P[] }

/** Ranks what a search for `names` found: parts of another size are left out, those that lack a known word come last. */
export function rankResults<P extends Described>(
  results: readonly Result[],
  names: readonly string[],
  { text, own, amounts, stated, isSimilar }: Asked,
  { byId, known }: Catalogue<P>,
): Ranking<P> {
  const named = names.filter((word) => known.has(word))
  const match = results[0]?.match
  const lost = match ? [...match.unknown, ...match.left_out] : []
  const leftOut = [...lost, ...(match?.not_sold ?? []), ...(match?.described ?? [])]
  // Less than half of the words were found as typed: that is another thing, or a sentence. A brand is neither.
  const found = match && leftOut.length > 0 ? lettersOf(match.words) : names
  const isLost = (word: string) => !match?.not_sold.length || lettersOf(lost.join(' ')).includes(word)
  const others = names.filter((word) => !found.includes(word) && isLost(word))
  if (!isSimilar && others.length > names.filter((word) => found.includes(word)).length)
    return { candidates: [], isOther: false }
  // An S hook is no coat hook.
  const isKind = (word: string) =>
    /^\p{L}$/u.test(word) && named.some((name) => RegExp(`\\b${word}[ -]${name}`, 'i').test(text))
  if (lost.some(isKind)) return { candidates: [], isOther: true }
  const parts = results.slice(0, mostRead).flatMap(({ product_id }) => byId.get(String(product_id)) ?? [])
  // 'insulation tape': one word of two, which parts of several kinds have, and no size.
  const isGuess = match?.unknown.length && lettersOf(match.words).length === 1 && !amounts.some(isLength)
  if (isGuess && new Set(parts.map(({ category_name }) => category_name)).size > 1)
    return { candidates: [], isOther: false }
  const ofOtherSizes: P[] = []
  const candidates = parts.flatMap((product, rank) => {
    const { name, category_name, brand, description } = product
    const texts = [[name, category_name], [brand], [description]].map((all) => lettersOf(all.join(' ')))
    const kind = lettersOf(`${kindOf(name)} ${category_name}`)
    // 'black', 'brick' of 'brick red': the line names its finish alone, and no size as '4x40' is.
    if (
      !own.some(({ side }) => side > 0) &&
      names.every((word) => texts[0]?.includes(word) && !kind.includes(word))
    )
      return []
    const lack = (word: string) => {
      const place = texts.findIndex((text) => text.includes(word))
      return place >= 0 ? place / 4 : 1
    }
    const missing = named
      .filter((word) => !named.includes(saidBy[word] ?? ''))
      .reduce((sum, word) => sum + lack(word), leftOut.length + unstated(product, stated))
    const count = countOf(amounts, product, true)
    if (count.off < Number.POSITIVE_INFINITY) return [{ product, count, missing, rank }]
    ofOtherSizes.push(product)
    return []
  })
  // There are some, of other sizes only.
  const isSized = candidates.length === 0 && leftOut.every((word) => /\d/.test(word))
  return {
    candidates: candidates.toSorted(byFit),
    isOther: isSized && lost.length > 0,
    ofOtherSizes: isSized ? ofOtherSizes : [],
  }
}
