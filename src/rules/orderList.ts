import { heads } from '../shop/orderListWords.ts'
import { amountsOf, askedIn, countedIn } from './amounts.ts'
import { countsAttached } from './attachedCount.ts'
import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import { limits } from './limits.ts'
import { countOf } from './listCount.ts'
import { amountsJoined, rowsOf } from './listLine.ts'
import { lineTotal } from './money.ts'
import type { PartFacts } from './partFacts.ts'
import { shapeOf } from './partShape.ts'
import { isWord, meaningOf, partKey, type Word, wordsOf } from './words.ts'

type ListProduct = PartFacts & { product_id: Id }

/** One way to read a line. */
type Choice<P> = { product: P; quantity: number }

export type ListLine<P> = {
  /** Line number in the pasted text, from 1; of several things in a line 3.1, 3.2. */
  number: number
  text: string
  /** 'match' has one choice; 'ambiguous' has one or more, for the user to decide; 'unknown' has none. */
  state: 'match' | 'ambiguous' | 'unknown'
  choices: Choice<P>[]
  /** Fits several parts, is only similar to one, is worded, asks for a size that there is not, or has an unclear or too large quantity. */
  why?: 'several' | 'similar' | 'words' | 'size' | 'quantity' | 'tooMany'
  /** Of a line in words, or with a slip in its number: the first choice is plainly the one that is meant. */
  plain?: boolean
  /** The words that name the part of an unknown line, those that count it, and whether how many is uncertain. */
  asked: { words: readonly Word[]; counted: readonly Word[] | undefined; isDoubtful: boolean }
}

/** The parts of a shop by their numbers, by the shapes of those, and by their ids; built once per catalogue. */
export type ProductIndex<P> = {
  byKey: ReadonlyMap<string, P[]>
  byShape: ReadonlyMap<string, P[]>
  byId: ReadonlyMap<string, P>
}

/** The most ways to read a line that are offered. */
export const offered = 6

/** Indexes parts, of which several may have one number. */
export function indexProducts<P extends ListProduct>(products: readonly P[]): ProductIndex<P> {
  const indexedBy = (keysOf: (sku: string) => string[]) => {
    const index = new Map<string, P[]>()
    for (const product of products)
      for (const key of new Set(keysOf(product.sku))) index.set(key, [...(index.get(key) ?? []), product])
    index.delete('')
    return index
  }
  return {
    byKey: indexedBy((sku) => [partKey(sku)]),
    byShape: indexedBy((sku) => [shapeOf(sku), shapeOf(partKey(sku))]),
    byId: new Map(products.map((product) => [String(product.product_id), product])),
  }
}

/** A cell in which the number of a part stands in place of a link to it; of another link only that it is not understood. */
const withoutLinks = <P extends ListProduct>(cell: string, { byKey, byId }: ProductIndex<P>) =>
  cell.replace(/(?:https?:\/\/|www\.)[^\s?#]+(?:[?#]\S*)?/giu, (link) => {
    const [, folder, last = ''] = /([^/]*)\/([^/?#]+)\/?(?:[?#].*)?$/u.exec(link) ?? []
    const part = folder === 'products' ? byId.get(last) : undefined
    return part?.sku ?? (byKey.has(partKey(last)) ? last : 'http ?')
  })

/**
 * Neighbouring words of a cell, up to six, that name parts when they are joined: a number may be pasted in pieces, with a slip
 * ('PDL 5O BR'), and with the quantity attached, `count`, unless a part is written so: 'HNG-C35-ZN-50' may be HNG-C35-ZN50.
 */
const numbersIn = <P extends ListProduct>(words: readonly Word[], { byKey, byShape }: ProductIndex<P>) =>
  words.flatMap(({ cell }, from) =>
    words.slice(from, from + 6).flatMap((last, at) => {
      const own = words.slice(from, from + at + 1)
      if (!own[0]?.key || !last.key || last.cell !== cell) return []
      const typed = own.map(({ text }) => text).join(' ')
      const parts = byKey.get(partKey(typed)) ?? []
      const similarTo = (number: string) =>
        (/^(?=.*\d)(?=.*\p{L}).{4}/u.test(number) && byShape.get(shapeOf(number))) || []
      // Of parts whose numbers differ only in punctuation the one typed exactly, if there is one.
      const exact = parts.filter(({ sku }) => sku.trim().toUpperCase() === typed.toUpperCase())
      const counted = countsAttached(typed).flatMap(({ number, sign, count }) => {
        const isWhole = sign ? exact.length > 0 : parts.length > 0
        const key = partKey(number)
        return isWhole ? [] : [{ key, count, isExact: false, parts: byKey.get(key) ?? similarTo(number) }]
      })
      const isExact = parts.length > 0
      const named = exact.length === 1 ? exact : isExact ? parts : similarTo(typed)
      return [...counted, { key: partKey(typed), count: '', isExact, parts: named }]
        .filter(({ parts }) => parts.length > 0)
        .map((each) => ({ ...each, from, to: from + at + 1 }))
    }),
  )

/**
 * A word that the table does not have, and none of the part's name begins with (a short one is a whole word: 'O' may be a
 * zero), and one of a sentence: it may be a number, a unit or a question.
 */
function isStrange({ text }: Word, { name } = { name: '' }): boolean {
  const start = ` ${text.toLowerCase().replace(/(?<=.)s$/, '')}${text.length < 3 ? ' ' : ''}`
  const isNamed = ` ${name.toLowerCase().replaceAll(',', ' ')} `.includes(start)
  return /^\P{N}/u.test(text) && (!meaningOf(text) || isWord(text, 'sentence')) && !isNamed
}

type Reading<P> = Pick<ListLine<P>, 'state' | 'choices' | 'why' | 'plain'>

/** Reads the part number of a line. `counting` are the words of a column for the quantity, otherwise it is beside the part. */
function readNumber<P extends ListProduct>(
  words: readonly Word[],
  index: ProductIndex<P>,
  counting?: readonly Word[],
): Reading<P> {
  const numbers = numbersIn(words, index)
  const readings = numbers.flatMap(({ from, to, key, count, isExact, parts }): Reading<P>[] => {
    // A number inside a longer one is meant only if the rest of that may be the quantity.
    const isPiece = numbers.some(
      ({ key: longer, ...each }) =>
        each.from <= from &&
        each.to >= to &&
        longer.includes(key) &&
        !/^X?\d*$/.test(longer.replace(key, '')),
    )
    if (isPiece) return []
    const beside: (Word | undefined)[] = [...words]
    beside.fill(undefined, from, to)
    if (count) beside[from] = wordsOf([count])[0]
    const said = counting ? countedIn(counting) : askedIn(beside)
    return parts.map((product) => {
      // '100 nuts' are no hundred packs of them.
      const isPieces = (word?: Word) =>
        word && /s$/i.test(word.text) && !meaningOf(word.text) && !isStrange(word, product)
      const amounts = said.map((each) =>
        each.unit === '' && isPieces(beside[each.to]) ? { ...each, unit: 'piece' } : each,
      )
      const { quantities, clear } = countOf(amounts, product)
      const choices = quantities.map((quantity) => ({ product, quantity: toQuantity(quantity) }))
      const isTooMany = quantities[0] > limits.maxQuantity
      const left = beside.filter((_, at) => !amounts.some((each) => at >= each.from && at < each.to))
      // In cells of their own, words describe the part.
      const cells = amounts.map(({ from }) => beside[from]?.cell)
      const isLeft = (word: Word | undefined) =>
        word && (cells.length === 0 || cells.includes(word.cell)) && isStrange(word, product)
      const isRead = counting !== undefined || !left.some(isLeft)
      const isSure = clear && isRead && !isTooMany
      if (isSure && isExact) return { state: 'match', choices }
      const why = isTooMany ? 'tooMany' : isExact ? 'quantity' : 'similar'
      // '-5' may be a piece of the number.
      return { state: 'ambiguous', choices, why, plain: isSure && !/^\d+$/.test(count) }
    })
  })
  const several = readings.flatMap(({ choices }) => choices.slice(0, 1)).slice(0, offered)
  if (several.length > 1) return { state: 'ambiguous', choices: several, why: 'several' }
  return readings[0] ?? { state: 'unknown', choices: [] }
}

// Not every shop has words for an amount.
type Column = keyof typeof heads | 'amount'

/** What the columns of a table are, from its head; undefined where the cells are no head. */
function columnsOf(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map((cell) => {
    const head = cell
      .toLowerCase()
      .replaceAll('\u200d', '')
      .replace(/[^\p{L}\p{M}#/]+/gu, ' ')
      .trim()
    return (Object.keys(heads) as (keyof typeof heads)[]).find((column) => heads[column].test(head))
  })
  const has = (column: Column) => columns.includes(column)
  const named = has('part') || has('text')
  // After a price an amount is a sum.
  const isCounted = has('quantity') || columns.find((each) => /price|amount/.test(each ?? '')) === 'amount'
  const isHead = isCounted || (columns.length > 1 && !columns.includes(undefined))
  if (!isHead || !(named || has('row'))) return undefined
  // 'No' is the part number where nothing else names the part.
  const others: Partial<Record<Column, Column>> = {
    ...(!named && { row: 'part' }),
    ...(!isCounted && { amount: 'price' }),
  }
  return columns.map((column = 'text') => others[column] ?? column)
}

/**
 * The columns of a row that was copied out of a spreadsheet without its head. How many stands in the only column of a number,
 * before a price with cents, or before a price and their product. Undefined where none is so.
 */
function columnsWithoutHead(cells: readonly string[], mark: string): Column[] | undefined {
  if (mark !== '\t') return undefined
  const numbers = cells.flatMap((cell, at) =>
    /^\s*\d[\d,]*(?:\.\d{1,2})?\s*$/.test(cell)
      ? [{ at, cell, value: Number(cell.replaceAll(',', '')) }]
      : [],
  )
  const [count, price, sum] = numbers
  const isCount =
    numbers.length === 1 ||
    (numbers.length === 2 && price?.cell.includes('.')) ||
    (numbers.length === 3 && count && price && sum && lineTotal(price.value, count.value) === sum.value)
  // What begins the row may number it.
  if (!isCount || !count || count.at === 0 || count.cell.includes('.')) return undefined
  return cells.map((cell, at): Column => {
    if (at === count.at) return 'quantity'
    if (isWord(cell.trim(), 'unit', 'no')) return 'unit'
    return numbers.some((each) => each.at === at) ? 'price' : 'text'
  })
}

/**
 * Reads a pasted list: a part number and a quantity per line, in either order, in cells, or in a table whose head names
 * its columns. Part numbers match regardless of case, dashes and spaces. A line matches only when there is one way to read
 * it and nothing is left over; without a quantity it means one, and with one that is not from 1 to `limits.maxQuantity`
 * it is ambiguous. Blank lines, greetings and the heads of chat messages are skipped. BEY-24, decision 74
 */
export function readOrderList<P extends ListProduct>(text: string, index: ProductIndex<P>): ListLine<P>[] {
  let table: { columns: Column[]; mark: string } = { columns: [], mark: '' }
  const isPart = (key: string) => index.byKey.has(key)
  return rowsOf(text, isPart).flatMap((row): ListLine<P>[] => {
    const { number, text: line, mark, mayCount } = row
    const typed = row.cells.map((cell) => withoutLinks(cell, index))
    const head = columnsOf(typed)
    if (head) {
      table = { columns: head, mark }
      return []
    }
    const inTable = mark === table.mark && typed.length > 1
    const copied = inTable ? undefined : columnsWithoutHead(typed, mark)
    const cells = inTable || copied ? typed : amountsJoined(typed)
    // A cell too many is a comma of a description, which is not quoted.
    const own = inTable ? table.columns : (copied ?? [])
    const extra = inTable ? cells.findLastIndex((cell) => cell !== '') + 1 - own.length : 0
    const commas = Array<Column>(Math.max(0, extra)).fill('text')
    const columns = own.toSpliced(own.lastIndexOf('text') + 1, 0, ...commas)
    // Beside a description 'A1' or '2.3' numbers the row.
    const isRow = (cell: string) => /^\p{L}?[\d.]{0,5}\p{L}?$/u.test(cell) && !isPart(partKey(cell))
    const isRead = (cell: string, column: Column = 'text') =>
      !(column === 'part' && columns.includes('text') && isRow(cell))
    const wordsIn = (...names: Column[]) =>
      wordsOf(
        cells.map((cell, at) =>
          names.includes(columns[at] ?? 'text') && isRead(cell, columns[at]) ? cell : '',
        ),
      )
    const isCounted = columns.includes('quantity')
    // '2 | doz' is one amount, and so is 'No | 2'.
    const counted = isCounted
      ? [...wordsIn('quantity'), ...wordsIn('unit')].map((word) => ({ ...word, cell: 0 }))
      : undefined
    // Where an amount is all that counts it stands beside the part, since it may be a sum.
    const beside: Column[] = counted ? [] : ['amount', 'unit']
    const words = wordsIn('part', 'text', ...beside)
    const read = [wordsIn('part', ...beside), words]
      .map((each) => readNumber(each, index, counted))
      .reduce((byPart, byText) => (byPart.state === 'unknown' ? byText : byPart))
    const isDoubtful = inTable
      ? commas.length > 0 ||
        wordsIn('quantity', 'amount', 'unit').some((word) => isStrange(word)) ||
        !amountsOf(wordsIn('quantity', 'amount')).some(({ value }) => value > 0)
      : mayCount
    const doubt =
      isDoubtful && read.state === 'match' ? ({ state: 'ambiguous', why: 'quantity' } as const) : {}
    return [{ number, text: line, ...read, ...doubt, asked: { words, counted, isDoubtful } }]
  })
}
