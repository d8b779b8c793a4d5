import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import { type Amount, amountsOf, isLength } from './listAmounts.ts'
import { type Count, countOf, isLikeNumber, kindOf, type Sold } from './listCount.ts'
import { partKey, type Word, wordsOf } from './listLine.ts'
import { isCourtesy, meaningOf } from './listTable.ts'
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

const singular = (word: string) => word.replace(/(?<=ch|sh|ss|x)es$|(?<=\p{L}{2}[^s\P{L}])s$/u, '')
/** The words of letters of a text, in the singular. */
const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []).map(singular)
const kindWords = ({ name }: Sold): string[] =>
  wordsOf([kindOf(name)]).map(({ text }) => singular(text.toLowerCase()))

// Characters that are easily mistaken for each other: letter O and zero, I and one.
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const alike = (key: string) => key.replace(/[OILSBZ]/g, (letter) => lookalikes[letter] ?? letter)

/** What is searched for: the words that name the part, with its sizes, without the quantity, prices and courtesies. */
function queriesOf(words: readonly Word[], amounts: readonly Amount[]) {
  const prices = amounts.filter(({ price }) => price)
  const numbers = amounts.filter(({ price, chained, value }) => !price && !chained && value > 0)
  const kind = ({ unit }: Amount) => (unit === '' ? '' : (meaningOf(unit)?.kind ?? ''))
  // What counts: with a unit of sale, else a bare number at the end or the beginning, else what is sold by measure.
  const counted =
    numbers.find((each) => /[ux]/.test(kind(each))) ??
    numbers.find(({ unit, to }) => unit === '' && to === words.length) ??
    numbers.find(({ unit, from }) => unit === '' && from === 0) ??
    numbers.find(({ unit }) => /^(?:kg|m|ft)$/.test(unit))
  const without = (dropped: readonly Amount[]) =>
    words
      .filter(({ text }, at) => {
        if (dropped.some(({ from, to }) => at >= from && at < to) || isCourtesy(text)) return false
        const sign = meaningOf(text)?.kind ?? ''
        return sign === 'x'
          ? amounts.some(({ chained, from }) => chained && from === at + 1)
          : !/[rp]/.test(sign)
      })
      .map(({ text }) => text)
  // A large number alone is more likely a size: 'hinge 102'.
  const all = counted?.unit === '' && counted.value >= 20 ? [without(prices)] : []
  return {
    queries: [...all, without(counted ? [...prices, counted] : prices)].map((query) => query.join(' ')),
    names: without(amounts).flatMap(lettersOf),
  }
}

type Candidate<P> = { product: P; count: Count; missing: number }

/** Ranks what was found: parts of another size are left out, those that lack a known word of the line come last. */
function candidatesOf<P extends Described>(
  { parts, leftOut }: Found<P>,
  amounts: readonly Amount[],
  named: readonly string[],
): Candidate<P>[] {
  // A search that left out all that is known has found something else: 'koti' of 'cement koti'.
  const lost = leftOut?.flatMap(lettersOf) ?? []
  if (named.length > 0 && named.every((word) => lost.includes(word))) return []
  return parts
    .map((product): Candidate<P> => {
      const { name, category_name, brand, description } = product
      const texts = [name, [category_name, brand].join(' '), description ?? ''].map(lettersOf)
      const lack = (word: string) => {
        const place = texts.findIndex((text) => text.includes(word))
        if (place >= 0) return place / 4
        return leftOut ? 0.3 : 1
      }
      const missing = named.reduce((sum, word) => sum + lack(word), leftOut?.length ?? 0)
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
  const own = kindWords(best.product)
  return others.every(({ product, missing, count }) => {
    // Where the first has a word only in its category or description, none of the others is ruled out.
    const isRival = (best.missing > 0 || missing === 0) && count.clear && count.off - best.count.off < 0.5
    const kind = kindWords(product)
    return !isRival || own.every((word) => kind.includes(word))
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
  const byId = new Map(products.map((product) => [String(product.product_id), product]))
  const known = new Set(products.flatMap(({ name }) => lettersOf(name)))
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
    const { words, counted } = line.asked
    const typed = amountsOf(words)
    const similar = typed.some(isLikeNumber)
    const amounts = typed.filter((each) => !isLikeNumber(each))
    const { queries, names } = queriesOf(words, amounts)
    const counting = counted ? [...amounts.filter(isLength), ...amountsOf(counted, true)] : amounts
    const named = names.filter((word) => known.has(word))
    const keys = new Set(words.map(({ key }) => alike(key)))
    // With the whole query first, then for each of the longest words what is nearest.
    const longest = named.toSorted((one, other) => other.length - one.length).slice(0, 3)
    let first: ListLine<P> | undefined
    for (const query of [...queries, ...longest]) {
      if (first && !queries.includes(query)) break
      const found = await find(query)
      const candidates = candidatesOf(found, counting, named)
      const [best] = candidates
      const plain = similar
        ? candidates.length === 1 && best !== undefined && keys.has(alike(partKey(best.product.sku)))
        : found.whole && queries.includes(query) && isPlain(candidates)
      const choices = candidates
        .slice(0, offered)
        .map(({ product, count }) => ({ product, quantity: toQuantity(count.quantities[0]) }))
      const read: ListLine<P> = {
        ...line,
        state: 'ambiguous',
        choices,
        why: similar ? 'similar' : 'words',
        plain,
      }
      if (plain) return read
      if (best) first ??= read
    }
    return first ?? line
  }
  const lines = readOrderList(text, indexProducts(products))
  const asked = lines
    .filter(
      ({ state, asked: { words } }) =>
        state === 'unknown' && words.some((word) => /\p{L}{3}|\p{L}\p{M}/u.test(word.text)),
    )
    .slice(0, mostSearched)
  const read = new Map<ListLine<P>, ListLine<P>>()
  // A few at a time: a back end may refuse more.
  for (let at = 0; at < asked.length; at += atOnce)
    await Promise.all(asked.slice(at, at + atOnce).map(async (line) => read.set(line, await complete(line))))
  return lines.map((line) => read.get(line) ?? line)
}
