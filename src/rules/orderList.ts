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
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const foldLookalikes = (key: string) => key.replace(/[OILSBZ]/g, (letter) => lookalikes[letter] ?? letter)

/** A key, and the key without each of its characters: two keys that differ in one character share one of these. */
const withOneLess = (key: string) => [
  key,
  ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1)),
]

function groupBy<Entry>(entries: readonly Entry[], keysOf: (entry: Entry) => Iterable<string>) {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  return groups
}

/** The fewest characters of a part number by which similar ones are looked for. */
const leastSimilar = 4

/** Look-up tables of a shop's parts, by part number and by name; built once per catalogue. */
export type ProductIndex<P> = {
  byNumber: Map<string, P[]>
  byName: Map<string, P[]>
  /** The parts whose number begins with `key`, else looks like it, else differs from it in one character. */
  similar: (key: string) => P[]
}

/** Indexes parts by number and name, so that no look-up goes through the whole catalogue. */
export function indexProducts<P extends ListProduct>(products: readonly P[]): ProductIndex<P> {
  const byNumber = groupBy(products, ({ sku }) => [partKey(sku)])
  byNumber.delete('')
  const numbers = [...byNumber.keys()].sort()
  const byStart = groupBy(numbers, (number) => [number.slice(0, leastSimilar)])
  const byLook = groupBy(numbers, (number) => [foldLookalikes(number)])
  // Many entries, which only a misspelt number needs.
  let byOneLess: Map<string, string[]> | undefined
  return {
    byNumber,
    byName: groupBy(products, ({ name }) => [keyOfWords(wordsOf([name]))]),
    similar: (key) => {
      if (key.length < leastSimilar || !/\d/.test(key)) return []
      const beginning = (byStart.get(key.slice(0, leastSimilar)) ?? []).filter((number) =>
        number.startsWith(key),
      )
      let similar = beginning.length > 0 ? beginning : (byLook.get(foldLookalikes(key)) ?? [])
      if (similar.length === 0) {
        byOneLess ??= groupBy(numbers, (number) => new Set(withOneLess(number)))
        similar = withOneLess(key).flatMap((each) => byOneLess?.get(each) ?? [])
      }
      const parts = [...new Set(similar)].flatMap((number) => byNumber.get(number) ?? [])
      return parts.slice(0, offered)
    },
  }
}

/** Neighbouring words of a line, from one index to another, and their keys joined. */
type Span = { from: number; to: number; key: string }

const keyOfWords = (words: readonly Word[]) => words.map(({ key }) => key).join('')

const spanOf = (words: readonly Word[], from: number, to: number): Span => ({
  from,
  to,
  key: keyOfWords(words.slice(from, to + 1)),
})

/** The spans of up to six words of a cell: a part number may be pasted in pieces. */
const spansOf = (words: readonly Word[]): Span[] =>
  words.flatMap((first, from) =>
    words
      .slice(from, from + 6)
      .flatMap((last, at) => (last.cell === first.cell ? [spanOf(words, from, from + at)] : [])),
  )

const onlyNumbers = (words: readonly Word[]) => words.every(({ key }) => /^X?\d*$/.test(key))

/** The spans of a line that are part numbers, without one inside a longer one unless the rest may be the quantity. */
function numberSpans<P>(words: readonly Word[], { byNumber }: ProductIndex<P>): Span[] {
  const spans = spansOf(words).filter(({ key }) => byNumber.has(key))
  const isPieceOf = (inner: Span, outer: Span) => {
    const inside = inner !== outer && inner.from >= outer.from && inner.to <= outer.to
    const before = words.slice(outer.from, inner.from)
    const after = words.slice(inner.to + 1, outer.to + 1)
    return inside && !onlyNumbers([...before, ...after])
  }
  return spans.filter((span) => !spans.some((outer) => isPieceOf(span, outer)))
}

/** Narrows parts whose numbers differ only in punctuation to the one typed exactly, if there is one. */
function asTyped<P extends ListProduct>(parts: readonly P[], words: readonly Word[], { from, to }: Span) {
  const texts = words.slice(from, to + 1).map(({ text }) => text)
  const text = texts.join(' ').toUpperCase()
  const exact = parts.filter(({ sku }) => sku.trim().toUpperCase() === text)
  return exact.length === 1 ? exact : parts
}

type Reading<P> = Pick<ListLine<P>, 'state' | 'choices' | 'why'>

/** Reads one line. `quantityWords` are those of a column of its own; without it the quantity is beside the part. */
function readWords<P extends ListProduct>(
  words: readonly Word[],
  index: ProductIndex<P>,
  quantityWords?: readonly Word[],
): Reading<P> {
  /** The quantities that the rest of the line can mean. Words on either side of the span are no neighbours. */
  const quantitiesBeside = ({ from, to }: Span) =>
    quantitiesIn(quantityWords ?? words.map((word, at) => (at >= from && at <= to ? undefined : word)))
  const choicesOf = (parts: readonly P[], span: Span): Choice<P>[] => {
    const quantity = toQuantity(quantitiesBeside(span)[0] ?? 1)
    return parts.map((product) => ({ product, quantity }))
  }
  /** The parts of a span as they were named: one is a match, unless its quantity is in doubt. */
  const read = (choices: Choice<P>[], span: Span): Reading<P> => {
    const quantities = quantitiesBeside(span)
    const [quantity = 1] = quantities
    if (choices.length > 1) return { state: 'ambiguous', choices: choices.slice(0, offered), why: 'several' }
    if (quantities.length > 1 || quantity < 1) return { state: 'ambiguous', choices, why: 'quantity' }
    return quantity > limits.maxQuantity
      ? { state: 'ambiguous', choices, why: 'tooMany' }
      : { state: 'match', choices }
  }

  const numbered = numberSpans(words, index)
  const byNumber = numbered.flatMap((span) =>
    choicesOf(asTyped(index.byNumber.get(span.key) ?? [], words, span), span),
  )
  if (numbered[0] && byNumber.length > 0) return read(byNumber, numbered[0])

  // The name of a part, with or without a quantity of one or two words at either end.
  const last = words.length - 1
  for (const [from, to] of [
    [0, last],
    [1, last],
    [2, last],
    [0, last - 1],
    [0, last - 2],
  ] as const) {
    const span = spanOf(words, from, to)
    const named = span.key === '' ? undefined : index.byName.get(span.key)
    if (named) return read(choicesOf(named, span), span)
  }

  const longestFirst = spansOf(words).toSorted((one, other) => other.key.length - one.key.length)
  // A quantity that is attached to the part number.
  for (const span of longestFirst) {
    const [, key = '', digits = ''] = /^(.*?\D)X?(\d{1,6})$/.exec(span.key) ?? []
    const parts = index.byNumber.get(key) ?? index.byNumber.get(key.replace(/X$/, ''))
    const choices = parts?.slice(0, offered).map((product) => ({ product, quantity: toQuantity(digits) }))
    if (choices) return { state: 'ambiguous', choices, why: 'similar' }
  }
  for (const span of longestFirst) {
    const choices = choicesOf(index.similar(span.key), span)
    if (choices.length > 0)
      return { state: 'ambiguous', choices, why: choices.length > 1 ? 'several' : 'similar' }
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
 * when there is exactly one way to read it; without a quantity it means one piece, and with one that is not from 1 to
 * `limits.maxQuantity` it is ambiguous. Blank lines, greetings and the headers of chat messages are skipped. BEY-24
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

/** Makes an unknown line that names a part in words ambiguous, with the parts that `find` returns for its words. */
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
