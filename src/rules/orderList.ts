import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import { limits } from './limits.ts'
import {
  cellsOf,
  partKey,
  quantitiesIn,
  type Word,
  withoutChat,
  wordedReadings,
  wordsOf,
} from './listLine.ts'

type ListProduct = { product_id: Id; sku: string; name: string }

/** One way to read a line. */
type Choice<P> = { product: P; quantity: number }

export type ListLine<P> = {
  /** Line number in the pasted text, from 1. */
  number: number
  text: string
  /** 'match' has one choice; 'ambiguous' has one or more, for the user to decide; 'unknown' has none. */
  state: 'match' | 'ambiguous' | 'unknown'
  choices: Choice<P>[]
  /** Fits several parts, is only similar to one, is worded, or has an unclear or too large quantity. */
  why?: 'several' | 'similar' | 'words' | 'quantity' | 'tooMany'
}

/** The most parts offered for an ambiguous line. */
const offered = 6
/** The most unknown lines whose words are searched for: each takes a call or two. */
const mostSearched = 40

// Characters that are easily mistaken for each other: letter O and zero, I and one.
const alike: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const folded = (key: string) => key.replace(/[OILSBZ]/g, (letter) => alike[letter] ?? letter)

const without = (key: string) => Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))

const group = <P>(products: readonly P[], keysOf: (product: P) => readonly string[]) => {
  const map = new Map<string, P[]>()
  for (const product of products)
    for (const key of keysOf(product)) {
      const entries = map.get(key)
      if (entries) entries.push(product)
      else map.set(key, [product])
    }
  return map
}

/** Look-up tables of a shop's parts, by part number and by name; built once per catalogue. */
export type ProductIndex<P> = {
  exact: Map<string, P[]>
  names: Map<string, P[]>
  similar: (key: string) => P[]
}

/** Indexes parts by number and name, so that no look-up goes through the whole catalogue. */
export function indexProducts<P extends ListProduct>(products: readonly P[]): ProductIndex<P> {
  const numbered = products.filter(({ sku }) => partKey(sku) !== '')
  const exact = group(numbered, ({ sku }) => [partKey(sku)])
  const sorted = [...exact.keys()].sort()
  const byFold = group(numbered, ({ sku }) => [folded(partKey(sku))])
  // Two part numbers that differ in one character become equal when each loses that character.
  let byDeletion: Map<string, P[]> | undefined

  const beginningWith = (key: string) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    const matches: P[] = []
    for (let at = low; matches.length < offered && sorted[at]?.startsWith(key); at += 1)
      matches.push(...(exact.get(sorted[at] ?? '') ?? []))
    return matches
  }
  const oneSignOff = (key: string) => {
    byDeletion ??= group(numbered, ({ sku }) => [...new Set([partKey(sku), ...without(partKey(sku))])])
    return [key, ...without(key)].flatMap((each) => byDeletion?.get(each) ?? [])
  }

  return {
    exact,
    names: group(products, ({ name }) => [
      wordsOf([name])
        .map(({ key }) => key)
        .join(''),
    ]),
    similar: (key) => {
      if (key.length < 4 || !/\d/.test(key)) return []
      const matches = [beginningWith, (each: string) => byFold.get(folded(each)) ?? [], oneSignOff]
        .map((look) => look(key))
        .find((each) => each.length > 0)
      return [...new Set(matches)].slice(0, offered)
    },
  }
}

type Span = { from: number; to: number; key: string }

/** Joins neighbouring words of a cell, up to six: a part number may be pasted in pieces. */
function spansOf(words: readonly Word[]): Span[] {
  const spans: Span[] = []
  for (let from = 0; from < words.length; from += 1) {
    let key = ''
    for (let to = from; to < words.length && to < from + 6; to += 1) {
      if (words[to]?.cell !== words[from]?.cell) break
      key += words[to]?.key ?? ''
      spans.push({ from, to, key })
    }
  }
  return spans
}

// The part number leaves a gap, so that the words on either side of it do not become neighbours.
const around = (words: readonly Word[], { from, to }: Span) =>
  words.map((word, at) => (at >= from && at <= to ? undefined : word))

const onlyNumbers = (words: readonly Word[]) => words.every(({ key }) => /^X?\d*$/.test(key))

/** The spans of a line that are part numbers, without one inside a longer one unless the rest may be the quantity. */
function exactSpans<P>(words: readonly Word[], index: ProductIndex<P>): Span[] {
  const exact = spansOf(words).filter(({ key }) => index.exact.has(key))
  const inside = (inner: Span, outer: Span) =>
    inner !== outer && inner.from >= outer.from && inner.to <= outer.to
  const rest = (inner: Span, outer: Span) => [
    ...words.slice(outer.from, inner.from),
    ...words.slice(inner.to + 1, outer.to + 1),
  ]
  return exact.filter((span) =>
    exact.every((outer) => !inside(span, outer) || onlyNumbers(rest(span, outer))),
  )
}

/** Narrows parts whose numbers differ only in punctuation to the one typed exactly, if there is one. */
function asTyped<P extends ListProduct>(
  products: readonly P[],
  words: readonly Word[],
  span: Span,
): readonly P[] {
  const typed = words
    .slice(span.from, span.to + 1)
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase()
  const same = products.filter(({ sku }) => sku.trim().toUpperCase() === typed)
  return same.length === 1 ? same : products
}

type Read<P> = Pick<ListLine<P>, 'state' | 'choices' | 'why'>

/** Returns a line of one part: a match, or ambiguous because of its quantity. */
function readQuantity<P>(choices: Choice<P>[], quantities: readonly number[], sure: boolean): Read<P> {
  const [quantity = 1] = quantities
  if (sure && quantity > limits.maxQuantity) return { state: 'ambiguous', choices, why: 'tooMany' }
  return sure && quantity >= 1
    ? { state: 'match', choices }
    : { state: 'ambiguous', choices, why: 'quantity' }
}

function readWords<P extends ListProduct>(
  words: readonly Word[],
  index: ProductIndex<P>,
  given?: readonly Word[],
): Read<P> {
  const read = (span: Span) => quantitiesIn(given ?? around(words, span))
  const spans = exactSpans(words, index)
  const choices = spans.flatMap((span) => {
    const { quantities } = read(span)
    return asTyped(index.exact.get(span.key) ?? [], words, span).map((product) => ({
      product,
      quantity: toQuantity(quantities[0] ?? 1),
    }))
  })
  const [only] = spans
  if (only && choices.length === 1) {
    const { quantities, sure } = read(only)
    return readQuantity(choices, quantities, sure)
  }
  if (choices.length > 1) return { state: 'ambiguous', choices: choices.slice(0, offered), why: 'several' }
  return readByName(words, index, given) ?? readSimilar(words, index, given)
}

/** Reads a line that is the name of a part, with or without a quantity at either end. */
function readByName<P>(
  words: readonly Word[],
  index: ProductIndex<P>,
  given?: readonly Word[],
): Read<P> | undefined {
  const last = words.length - 1
  const ends: [from: number, to: number][] = [
    [0, last],
    [1, last],
    [2, last],
    [0, last - 1],
    [0, last - 2],
  ]
  for (const [from, to] of ends) {
    const key = words
      .slice(from, to + 1)
      .map((word) => word.key)
      .join('')
    const products = index.names.get(key)
    if (!products || key === '') continue
    const { quantities, sure } = quantitiesIn(given ?? around(words, { from, to, key }))
    const choices = products
      .slice(0, offered)
      .map((product) => ({ product, quantity: toQuantity(quantities[0] ?? 1) }))
    if (products.length > 1) return { state: 'ambiguous', choices, why: 'several' }
    return readQuantity(choices, quantities, sure)
  }
  return undefined
}

/** Parts with a similar number: the text is its beginning, has one wrong character, or ends with the quantity. */
function readSimilar<P extends ListProduct>(
  words: readonly Word[],
  index: ProductIndex<P>,
  given?: readonly Word[],
): Read<P> {
  const spans = spansOf(words).toSorted((one, other) => other.key.length - one.key.length)
  for (const span of spans) {
    const [, key = '', digits = ''] = /^(.*?\D)X?(\d{1,6})$/.exec(span.key) ?? []
    const glued = index.exact.get(key) ?? index.exact.get(key.replace(/X$/, ''))
    if (glued) {
      const quantity = toQuantity(digits)
      return {
        state: 'ambiguous',
        choices: glued.slice(0, offered).map((product) => ({ product, quantity })),
        why: 'similar',
      }
    }
  }
  for (const span of spans) {
    const products = index.similar(span.key)
    if (products.length === 0) continue
    const { quantities } = quantitiesIn(given ?? around(words, span))
    const quantity = toQuantity(quantities[0] ?? 1)
    return {
      state: 'ambiguous',
      choices: products.map((product) => ({ product, quantity })),
      why: products.length > 1 ? 'several' : 'similar',
    }
  }
  return { state: 'unknown', choices: [] }
}

const partHeads = /^(?:part|item|product|stock)?(?:number|no|code|id|sku|#)?$/i
const quantityHeads = /^(?:order)?(?:qty|quantity|nos|pcs|count|units)(?:ordered|required|needed)?$/i

/** Returns the columns that a header line names; undefined when the line is not a header. */
function headerOf(cells: readonly string[]): { part: number; quantity: number } | undefined {
  const names = cells.map((cell) => cell.replace(/[^\p{L}#]/gu, ''))
  const part = names.findIndex((name) => name !== '' && partHeads.test(name))
  const quantity = names.findIndex((name) => quantityHeads.test(name))
  return part >= 0 && quantity >= 0 ? { part, quantity } : undefined
}

/**
 * Reads a pasted list: a part number and a quantity per line, in either order, with 'x', 'pcs' or 'nos', in spreadsheet
 * columns, or in a table with a header. Part numbers match regardless of case, dashes and spaces. A line matches only
 * when there is exactly one way to read it; without a quantity it means one piece. Quantities are kept from 1 to
 * `limits.maxQuantity`; a line with a quantity outside that range is ambiguous. Blank lines, greetings and the headers of
 * chat messages are skipped. Never throws.
 * BEY-24
 */
export function readOrderList<P extends ListProduct>(text: string, index: ProductIndex<P>): ListLine<P>[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((typed, at) => {
      const line = withoutChat(typed)
      return { number: at + 1, text: line.trim(), cells: cellsOf(line) }
    })
    .filter(({ cells }) => cells.some((cell) => partKey(cell) !== ''))
  const header = headerOf(lines[0]?.cells ?? [])
  return lines.slice(header ? 1 : 0).map(({ number, text: line, cells }): ListLine<P> => {
    const column = (at: number) => wordsOf([cells[at] ?? ''])
    const read = header
      ? readWords(column(header.part), index, column(header.quantity))
      : readWords(wordsOf(cells), index)
    return { number, text: line, ...read }
  })
}

/**
 * Completes the unknown lines of a list: each that names a part in words ('brass padlock 40mm 2') becomes an ambiguous one
 * with the parts that `find` returns for its words. A line for which it finds none stays unknown.
 */
export async function findWordedLines<P>(
  lines: readonly ListLine<P>[],
  find: (query: string) => Promise<readonly P[]>,
): Promise<ListLine<P>[]> {
  const completed: ListLine<P>[] = []
  let searched = 0
  for (const line of lines) {
    let choices: Choice<P>[] = []
    if (line.state === 'unknown' && searched < mostSearched) {
      searched += 1
      for (const { query, quantity } of wordedReadings(line.text)) {
        if (choices.length > 0) break
        choices = (await find(query)).slice(0, offered).map((product) => ({ product, quantity }))
      }
    }
    completed.push(choices.length > 0 ? { ...line, state: 'ambiguous', choices, why: 'words' } : line)
  }
  return completed
}
