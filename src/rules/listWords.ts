import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import {
  type Amount,
  amountsOf,
  type Count,
  countOf,
  isLength,
  isLikeNumber,
  kindOf,
  type Sold,
} from './listAmounts.ts'
import { courtesies, partKey, type Word, wordsOf } from './listLine.ts'
import { indexProducts, type ListLine, offered, readOrderList } from './orderList.ts'

type Described = Sold & { category_name?: string | undefined; brand?: string; description?: string }

/** What a search finds, best first; whether that is all, and the words of the query that it did without. */
type Found<P> = { parts: readonly P[]; whole: boolean; leftOut?: readonly string[] }

/** The most lines whose words are searched for: each takes a call or two. */
const mostSearched = 60
/** The most parts of one answer that are looked through. */
const mostRead = 60
/** The searches that run together. */
const atOnce = 4

const measured = /^(?:mm|cm|inch|m|ft|kg|g|l|ml|v|w)$/

/** What is searched for: the words that name the part, with its sizes, without the quantity, prices and courtesies. */
function queriesOf(words: readonly Word[]): { queries: string[]; names: string[] } {
  const amounts = amountsOf(words).filter((each) => !isLikeNumber(each))
  const numbers = amounts.filter((each) => !each.price && !each.chained && each.value > 0)
  const bare = numbers.filter(({ unit }) => unit === '')
  const counted = [
    ...numbers.filter(({ unit }) => unit !== '' && !measured.test(unit)),
    ...bare.filter(({ to }) => to === words.length),
    ...bare.filter(({ from }) => from === 0),
    ...numbers.filter(({ unit }) => /^(?:kg|m|ft)$/.test(unit)),
  ][0]
  const without = (dropped: readonly Amount[]) =>
    words.flatMap(({ text }, at) => {
      if (dropped.some(({ from, to }) => at >= from && at < to) || text === 'rs' || text === '₨') return []
      if (/^x$/i.test(text))
        return dropped !== amounts && amounts.some((each) => each.chained && each.from === at + 1) ? 'x' : []
      return courtesies.has(text.toLowerCase()) ? [] : text
    })
  const prices = amounts.filter(({ price }) => price)
  // A large number alone is more likely a size: 'hinge 102'.
  const all = counted && counted.unit === '' && counted.value >= 20 ? [without(prices)] : []
  const queries = [...all, without([...prices, ...(counted ? [counted] : [])])].map((query) =>
    query.join(' '),
  )
  return { queries, names: without(amounts).flatMap(lettersOf) }
}

// Characters that are easily mistaken for each other: letter O and zero, I and one.
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const alike = (key: string) => key.replace(/[OILSBZ]/g, (letter) => lookalikes[letter] ?? letter)

const singular = (word: string) => word.replace(/(?<=ch|sh|ss|x)es$|(?<=\p{L}{2}[^s\P{L}])s$/u, '')
/** The words of letters of a text, in the singular. */
const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []).map(singular)
const kindWords = ({ name }: Sold): string[] =>
  wordsOf([kindOf(name)]).map(({ text }) => singular(text.toLowerCase()))

/** The words of names, each with those beside it. A part that lacks one, and is like those that have it, is not meant. */
type NameWords = ReadonlyMap<string, ReadonlySet<string>>
function wordsOfNames(parts: readonly Sold[]): NameWords {
  const beside = new Map<string, Set<string>>()
  for (const { name } of parts) {
    const words = lettersOf(name)
    for (const word of words) {
      const others = beside.get(word) ?? new Set()
      for (const other of words) others.add(other)
      beside.set(word, others)
    }
  }
  return beside
}

type Candidate<P> = { product: P; count: Count; missing: number }

/** Ranks what was found for a line: parts of another size are left out, those that lack a known word come last. */
function candidatesOf<P extends Described>(
  line: ListLine<P>,
  found: Found<P>,
  named: readonly string[],
  known: NameWords,
): Candidate<P>[] {
  const { words, counted } = line.asked
  // A search that left out all that is known has found something else: 'koti' of 'cement koti'.
  const leftOut = found.leftOut?.flatMap(lettersOf) ?? []
  if (named.length > 0 && named.every((word) => leftOut.includes(word))) return []
  const typed = amountsOf(words).filter((each) => !isLikeNumber(each))
  const amounts = counted ? [...typed.filter(isLength), ...amountsOf(counted)] : typed
  return found.parts
    .map((product): Candidate<P> => {
      const { name, category_name, brand, description } = product
      const texts = [name, [category_name, brand].join(' '), description ?? ''].map(lettersOf)
      const lack = (word: string) => {
        const place = texts.findIndex((text) => text.includes(word))
        // A search that says what it left out has understood the rest, by another word.
        if (place >= 0) return place / 4
        return !found.leftOut && texts[0]?.some((each) => known.get(word)?.has(each)) ? 1 : 0.3
      }
      const missing = named.reduce((sum, word) => sum + lack(word), found.leftOut?.length ?? 0)
      return { product, count: countOf(amounts, product, true), missing }
    })
    .filter(({ count }) => count.off < Number.POSITIVE_INFINITY)
    .toSorted(
      (one, other) =>
        one.missing - other.missing ||
        Number(other.count.clear) - Number(one.count.clear) ||
        one.count.off - other.count.off,
    )
}

/** Whether the first is plainly meant: it has all words, one quantity, and the others as good are special kinds of it. */
function isPlain<P extends Described>([best, ...others]: readonly Candidate<P>[]): boolean {
  if (!best || best.missing >= 1 || !best.count.clear) return false
  // Where the first has a word only in its category or description, none of the others is ruled out.
  const rivals = others.filter(
    ({ missing, count }) =>
      missing <= (best.missing && Infinity) && count.clear && count.off - best.count.off < 0.5,
  )
  return rivals.every(({ product }) => {
    const kind = kindWords(product)
    return kindWords(best.product).every((word) => kind.includes(word))
  })
}

/** A result of the shop's search. `match`: how it took the query, which other back ends do not say. */
type Result = { product_id: Id; match?: Record<'unknown' | 'left_out' | 'not_sold', string[]> | undefined }

/**
 * Checks a pasted list: reads it by the numbers of the parts, then searches for the lines that name a part in words, which
 * become ambiguous. A part of another size is never offered. `search` may fail for a line, with no results. BEY-24
 */
export async function checkList<P extends Described & { product_id: Id }>(
  text: string,
  products: readonly P[],
  search: (query: string) => Promise<readonly Result[]>,
): Promise<ListLine<P>[]> {
  const lines = readOrderList(text, indexProducts(products))
  const byId = new Map(products.map((product) => [String(product.product_id), product]))
  const known = wordsOfNames(products)
  const find = async (query: string): Promise<Found<P>> => {
    const results = await search(query)
    const match = results[0]?.match
    return {
      whole: results.length <= mostRead,
      parts: results.slice(0, mostRead).flatMap(({ product_id }) => byId.get(String(product_id)) ?? []),
      ...(match && { leftOut: [...match.unknown, ...match.left_out, ...match.not_sold] }),
    }
  }
  const complete = async (line: ListLine<P>): Promise<ListLine<P>> => {
    const { queries, names } = queriesOf(line.asked.words)
    const named = names.filter((word) => known.has(word))
    const similar = amountsOf(line.asked.words).some(isLikeNumber)
    // With the whole query first, then for each of the longest words what is nearest.
    const longest = named.toSorted((one, other) => other.length - one.length).slice(0, 3)
    const typed = new Set(line.asked.words.map(({ key }) => alike(key)))
    let first: ListLine<P> | undefined
    for (const query of [...queries, ...longest]) {
      if (first && !queries.includes(query)) break
      const found = await find(query)
      const candidates = candidatesOf(line, found, named, known)
      const plain = similar
        ? candidates.length === 1 && candidates.every(({ product }) => typed.has(alike(partKey(product.sku))))
        : found.whole && queries.includes(query) && isPlain(candidates)
      const choices = candidates
        .slice(0, offered)
        .map(({ product, count }) => ({ product, quantity: toQuantity(count.quantities[0]) }))
      const read = {
        ...line,
        state: 'ambiguous',
        choices,
        why: similar ? 'similar' : 'words',
        plain,
      } as const
      if (plain) return read
      if (choices.length > 0) first ??= read
    }
    return first ?? line
  }
  const isAsked = ({ state, asked }: ListLine<P>) =>
    state === 'unknown' && asked.words.some(({ text }) => /\p{L}{3}|\p{L}\p{M}/u.test(text))
  const asked = lines.filter(isAsked).slice(0, mostSearched)
  const read = new Map<ListLine<P>, ListLine<P>>()
  // A few at a time: a back end may refuse more.
  for (let at = 0; at < asked.length; at += atOnce)
    await Promise.all(asked.slice(at, at + atOnce).map(async (line) => read.set(line, await complete(line))))
  return lines.map((line) => read.get(line) ?? line)
}
