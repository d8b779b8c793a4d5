import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import { limits } from './limits.ts'
import { amountsOf } from './listAmounts.ts'
import { type Column, columnsOf } from './listColumns.ts'
import { countOf, type Sold } from './listCount.ts'
import { partKey, rowsOf, type Word, wordsOf } from './listLine.ts'
import { meaningOf } from './listTable.ts'

type ListProduct = Sold & { product_id: Id }

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
  /** Of a line in words: the first choice is plainly the one that is meant. */
  plain?: boolean
  /** The words that name the part of an unknown line, and those that count it. */
  asked: { words: readonly Word[]; counted: readonly Word[] | undefined }
}

/** The parts of a shop by their numbers; built once per catalogue. */
export type ProductIndex<P> = ReadonlyMap<string, P[]>

/** The most ways to read a line that are offered. */
export const offered = 6

export function indexProducts<P extends ListProduct>(products: readonly P[]): ProductIndex<P> {
  const byNumber = new Map<string, P[]>()
  for (const product of products) {
    const key = partKey(product.sku)
    if (key !== '') byNumber.set(key, [...(byNumber.get(key) ?? []), product])
  }
  return byNumber
}

/** Neighbouring words of a line, from one index to before another, and their keys joined. */
type Span = { from: number; to: number; key: string }

const joined = (words: readonly Word[]) => words.map(({ key }) => key).join('')

/** The spans of up to six words of a cell: a part number may be pasted in pieces. */
const spansOf = (words: readonly Word[]): Span[] =>
  words.flatMap(({ cell }, from) =>
    words.slice(from, from + 6).flatMap((last, at) => {
      const to = from + at + 1
      return last.cell === cell ? [{ from, to, key: joined(words.slice(from, to)) }] : []
    }),
  )

/** The spans that are part numbers, without one inside a longer one unless the rest may be the quantity. */
function numberSpans<P>(words: readonly Word[], index: ProductIndex<P>): Span[] {
  const spans = spansOf(words).filter(({ key }) => index.has(key))
  const isPieceOf = (inner: Span, outer: Span) =>
    inner !== outer &&
    inner.from >= outer.from &&
    inner.to <= outer.to &&
    [words.slice(outer.from, inner.from), words.slice(inner.to, outer.to)]
      .flat()
      .some(({ key }) => !/^X?\d*$/.test(key))
  return spans.filter((span) => !spans.some((outer) => isPieceOf(span, outer)))
}

/** Narrows parts whose numbers differ only in punctuation to the one typed exactly, if there is one. */
function asTyped<P extends ListProduct>(parts: readonly P[], words: readonly Word[]): readonly P[] {
  const text = words.map((word) => word.text).join(' ')
  const exact = parts.filter(({ sku }) => sku.trim().toUpperCase() === text.toUpperCase())
  return exact.length === 1 ? exact : parts
}

/** A word in another script that is not in the table: it may be a number. */
const isForeign = (word: Word | undefined): boolean =>
  word !== undefined && /(?=\p{L})\P{Script=Latin}/u.test(word.text) && meaningOf(word.text) === undefined

type Reading<P> = Pick<ListLine<P>, 'state' | 'choices' | 'why'>

/** Reads the part number of a line. `counting` are the words of a column for the quantity, otherwise it is beside the part. */
function readNumber<P extends ListProduct>(
  words: readonly Word[],
  index: ProductIndex<P>,
  counting?: readonly Word[],
): Reading<P> {
  const readings = numberSpans(words, index).flatMap(({ from, to, key }): Reading<P>[] => {
    const beside = words.map((word, at) => (at >= from && at < to ? undefined : word))
    const amounts = amountsOf(counting ?? beside, counting !== undefined)
    return asTyped(index.get(key) ?? [], words.slice(from, to)).map((product) => {
      const { quantities, clear: isRead } = countOf(amounts, product)
      const clear = isRead && (amounts.length > 0 || !beside.some(isForeign))
      const choices = quantities.map((quantity) => ({ product, quantity: toQuantity(quantity) }))
      if (quantities[0] > limits.maxQuantity) return { state: 'ambiguous', choices, why: 'tooMany' }
      return clear ? { state: 'match', choices } : { state: 'ambiguous', choices, why: 'quantity' }
    })
  })
  if (readings[0] && readings.length === 1) return readings[0]
  if (readings.length > 1) {
    const choices = readings.flatMap(({ choices }) => choices.slice(0, 1)).slice(0, offered)
    return { state: 'ambiguous', choices, why: 'several' }
  }
  // A quantity that is attached to the part number.
  for (const { key } of spansOf(words).toSorted((one, other) => other.key.length - one.key.length)) {
    const [, number = '', digits] = /^(.*?[^\dX])X?(\d{1,6})(?:PCS|NOS)?$/.exec(key) ?? []
    const choices = index.get(number)?.map((product) => ({ product, quantity: toQuantity(digits) }))
    if (choices) return { state: 'ambiguous', choices: choices.slice(0, offered), why: 'similar' }
  }
  return { state: 'unknown', choices: [] }
}

/**
 * Reads a pasted list: a part number and a quantity per line, in either order, in cells, or in a table whose head names
 * its columns. Part numbers match regardless of case, dashes and spaces. A line matches only when there is one way to read
 * it and nothing is left over; without a quantity it means one, and with one that is not from 1 to `limits.maxQuantity`
 * it is ambiguous. Blank lines, greetings and the heads of chat messages are skipped. BEY-24, decision 74
 */
export function readOrderList<P extends ListProduct>(text: string, index: ProductIndex<P>): ListLine<P>[] {
  let table: { columns: Column[]; mark: string } | undefined
  return rowsOf(text).flatMap(({ number, text: line, cells, mark }): ListLine<P>[] => {
    const columns = columnsOf(cells)
    if (columns) {
      table = { columns, mark }
      return []
    }
    if (!table || mark !== table.mark || cells.length === 1) {
      const words = wordsOf(cells)
      return [{ number, text: line, ...readNumber(words, index), asked: { words, counted: undefined } }]
    }
    // A cell too many is a comma of a description, which is not quoted.
    const extra = Math.max(0, cells.findLastIndex((cell) => cell !== '') + 1 - table.columns.length)
    const shifted = table.columns.toSpliced(
      table.columns.lastIndexOf('text') + 1,
      0,
      ...Array<Column>(extra).fill('text'),
    )
    const wordsIn = (...names: Column[]) =>
      wordsOf(cells.map((cell, at) => (names.includes(shifted[at] ?? 'text') ? cell : '')))
    const asked = { words: wordsIn('part', 'text'), counted: wordsIn('quantity', 'unit') }
    let read = readNumber(wordsIn('part'), index, asked.counted)
    if (read.state === 'unknown') read = readNumber(asked.words, index, asked.counted)
    const doubtful = extra > 0 || wordsIn('quantity').length === 0
    if (doubtful && read.state === 'match') read = { ...read, state: 'ambiguous', why: 'quantity' }
    return [{ number, text: line, ...read, asked }]
  })
}
