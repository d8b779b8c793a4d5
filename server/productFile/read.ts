import { readCsv } from '../csv.ts'
import { fromCell, oneLine } from './cells.ts'
import { columnOf, headKey, toColumn, weakColumnOf } from './heads.ts'
import { type Column, columns, readAmount } from './row.ts'
import { type ExportLine, partsOf, roleOf } from './variants.ts'

const separators = [',', ';', '\t', '|'] as const

/**
 * The cells of a line by their columns, and its place in the file: 'line 14'. `refused` is why it cannot be read, `sold` that
 * it says that the part is sold.
 */
export type FileRecord = {
  place: string
  record: Partial<Record<Column, string>>
  refused?: string
  sold?: true
}

/** What was understood of a product file. */
export type ProductFile = {
  separator: string
  /** The columns in the file's order, each with the head that was taken for it. */
  columns: { column: Column; head: string }[]
  /** What was taken in a way that somebody may not have meant, in sentences. */
  remarks: string[]
  records: readonly FileRecord[]
  /** The part numbers of which the file says that they are not sold. */
  unsold: readonly string[]
}

/** Thrown when a product file as a whole cannot be read. The message continues a sentence that begins with its name. */
export class ProductFileError extends Error {}

const blank = (cell = '') => oneLine(cell) === ''
const trimmed = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => !blank(cell)) + 1)

/** Joins some of many names for a message, each cut to 40 characters. */
const listed = (names: readonly string[], max = 10) => {
  const shown = names.slice(0, max).map((name) => (name.length > 40 ? `${name.slice(0, 40)}...` : name))
  return `${shown.join(', ')}${names.length > max ? ` and ${names.length - max} more` : ''}`
}

/** Whether a column says which products are sold: beside the sku it is enough. */
const isOfSale = (head: string) => /sold$/.test(roleOf(headKey(head)) ?? '')

/**
 * The heads of the columns, their line, and how many are known: the line that has most of them. Titles of a sheet, and heads
 * over several columns, may stand in up to nine lines above it.
 */
function readHeads(text: string, separator: string) {
  const lines = []
  for (const { cells, line, broken } of readCsv(text, separator)) {
    if (line === 1 && /^sep=/i.test(cells[0] ?? '')) continue
    const heads = trimmed(cells)
    const known = heads
      .slice(0, 100)
      .filter((head) => toColumn(head, columnOf) ?? toColumn(head, weakColumnOf) ?? isOfSale(head))
    lines.push({ separator, heads, line, broken, known: known.length })
    if (lines.length === 10) break
  }
  const most = Math.max(2, ...lines.map(({ known }) => known))
  const head = lines.find(({ known }) => known === most) ?? lines[0]
  if (!head) throw new ProductFileError('is empty.')
  return head
}

/**
 * The position of each column, undefined for one that is not known. Throws where one repeats another, where none is the
 * sku, and where no other is known.
 */
function positionsOf(heads: readonly string[]): Map<number, Column | undefined> {
  const strong = new Set(heads.map((head) => toColumn(head, columnOf)))
  // Beside an 'SKU', a 'Product code' is a barcode.
  const isOther = (head: string) => headKey(head) !== 'sku' && heads.some((each) => headKey(each) === 'sku')
  // Beside 'Price tax excl.' a 'Unit price' is one per kilogram.
  if (heads.some((head) => headKey(head).startsWith('price'))) strong.add('price')
  const named = heads.flatMap((head, at) => {
    const weak = toColumn(head, weakColumnOf)
    const meant = toColumn(head, columnOf) ?? (strong.has(weak) ? undefined : weak)
    const column = meant === 'sku' && isOther(head) ? undefined : meant
    return blank(head) ? [] : [{ head: oneLine(head), at, column }]
  })
  const unknown = named.flatMap(({ column, head }) => (column === undefined ? head : []))
  const known = named.filter(({ column, head }) => column !== undefined || isOfSale(head)).length
  if (unknown.length > 0 && known < 2)
    throw new ProductFileError(
      `has unknown columns: ${listed(unknown)}. The known ones are ${columns.join(', ')}.`,
    )
  for (const column of columns) {
    const same = named.filter((each) => each.column === column)
    if (same.length > 1)
      throw new ProductFileError(
        `has more than one ${column} column: ${listed(same.map(({ head }) => head))}. Rename or remove those that are not meant.`,
      )
  }
  const positions = new Map(named.map(({ at, column }) => [at, column]))
  if (![...positions.values()].includes('sku'))
    throw new ProductFileError(
      `has no sku column, which identifies the products. Its columns are ${listed(named.map(({ head }) => head))}: name the one with the part numbers sku, or add one.`,
    )
  return positions
}

/** A price whose one comma may stand between thousands or before decimals: '1,640', 'Rs. 1,64'. */
const eitherComma = /^\D*\d{1,3},\d{1,3}\D*$/
/** Surely before decimals, as elsewhere in the world, where it is no such price: '1.250,00', '1250,5'. */
const beforeDecimals = /,\d{1,2}(?![\d,])/

/**
 * What the commas of a file's prices are: between thousands ('1,640', '1,720.00') or before decimals ('1,64', '1.234,5').
 * Where it has both, one that may be either is refused with its line.
 */
function readCommas(records: readonly FileRecord[]): { records: readonly FileRecord[]; remarks: string[] } {
  const prices = records.map(({ record }) => record.price ?? '')
  const hasThousands = prices.some((price) => /,\d{3}(?!\d)/.test(price))
  const hasDecimals = prices.some((price) => beforeDecimals.test(price))
  const readable = prices.filter((price) => (readAmount(price) ?? 0) > 0)
  const either = readable.find((price) => eitherComma.test(price))
  const decimal = readable.find((price) => !eitherComma.test(price) && beforeDecimals.test(price))
  const isMixed = either !== undefined && hasThousands && hasDecimals
  const example = isMixed ? decimal : (either ?? decimal)
  const place = hasThousands && example === either ? 'between thousands' : 'before decimals'
  const remarks =
    example === undefined ? [] : [`A comma in a price stands ${place}: ${example} is ${readAmount(example)}.`]
  if (!isMixed) return { records, remarks }
  const why = (price: string) =>
    `price ${oneLine(price)} may be thousands or decimals: the file has commas of both kinds`
  const read = records.map((each, at) =>
    eitherComma.test(prices[at]!) ? { refused: why(prices[at]!), ...each } : each,
  )
  return { records: read, remarks }
}

const marks = [
  ['“', '”'],
  ['‘', '’'],
  ["'", "'"],
] as const

/**
 * A text with plain quotation marks, where each cell of its first line has others around it ('“sku”,“name”'), and without those
 * around whole lines, as a spreadsheet saves a file that it has read into one column.
 */
function inPlainQuotes(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const whole = /^"((?:[^"]|"")*)"[,;\t|]*$/
  if (
    /[,;\t|]/.test(whole.exec(lines[0]!)?.[1] ?? '') &&
    lines.every((line) => line === '' || whole.test(line))
  )
    return lines.map((line) => (whole.exec(line)?.[1] ?? '').replaceAll('""', '"')).join('\n')
  for (const [open, close] of marks) {
    const cell = `${open}[^${open}${close}]*${close}`
    if (RegExp(`^${cell}(?:[,;\\t|]${cell})+$`).test(lines[0]!))
      return text.replace(RegExp(`(?<=^|[,;\\t|])${open}|${close}(?=[,;\\t|]|\\r?$)`, 'gm'), '"')
  }
  return text
}

type FileColumns = { heads: readonly string[]; positions: ReadonlyMap<number, Column | undefined> }

/**
 * Returns whether cells are one row of the file: a quotation mark that is not closed takes the following lines up to the next
 * one into its cell.
 */
function wholeRow(separator: string, { heads, positions }: FileColumns) {
  const at = (cells: readonly string[], wanted: Column) =>
    cells.find((_, position) => positions.get(position) === wanted) ?? ''

  /** Whether a line inside a cell is a row of the file: 'A2,Nut,5,Hinges', and not 'Sizes: 10, 20, 30'. */
  const isRow = (line: string) => {
    const cells = line.split(separator)
    return (
      cells.length === heads.length &&
      cells.every((cell) => cell === cell.trimStart()) &&
      /^\S+$/.test(at(cells, 'sku')) &&
      /\p{L}/u.test(at(cells, 'name')) &&
      /^\D{0,4}\d/.test(at(cells, 'price'))
    )
  }
  return (cells: readonly string[]) =>
    trimmed(cells).length <= heads.length &&
    cells.every((cell, position) => {
      const [, ...further] = cell.split(/\r\n|\n|\r/)
      if (further.length === 0) return true
      // Texts that are left out are long ones too.
      const isText = !positions.get(position) || positions.get(position) === 'description'
      return isText ? !further.some(isRow) : !cell.includes(separator)
    })
}

/** Why the cells of a line cannot be read; undefined where they can. */
function refusalOf(cells: readonly string[], { heads, positions }: FileColumns): string | undefined {
  const count = trimmed(cells).length
  if (count > heads.length)
    return `the line has ${count} cells for ${heads.length} columns: put a cell that contains a separator in double quotes`
  if (cells.some((cell, at) => !positions.has(at) && !blank(cell)))
    return 'a cell stands in a column without a name'
  if (cells.some((cell) => cell.includes('\0'))) return 'a cell has a character that is no text (NUL)'
  if (cells.some((cell, at) => positions.get(at) && /^\s*=/.test(cell) && fromCell(cell) === cell))
    return 'a cell holds a formula in place of its result'
  return undefined
}

/** Why a line's price is refused, where the file says its currency. */
const notInRupees = (currency = '') =>
  /^(?:(?:lkr|slr|rs|rupees?|රු|ரூ)\.?)?$/i.test(currency)
    ? undefined
    : `the price is in ${currency}, and not in rupees`

/**
 * Reads the text of a CSV file of products. The separator is the one that a first line 'sep=;' names, otherwise the one
 * with which most columns are known, or else most are there. A line that cannot be read is refused alone. Throws `ProductFileError`.
 */
export function readProductFile(file: string): ProductFile {
  const text = inPlainQuotes(file)
  const declared = separators.find((each) => text.slice(0, 5).toLowerCase() === `sep=${each}`)
  const candidates = (declared ? [declared] : separators).map((each) => readHeads(text, each))
  const {
    separator,
    heads,
    line: headLine,
    broken,
  } = candidates.reduce((best, each) =>
    (each.known - best.known || each.heads.length - best.heads.length) > 0 ? each : best,
  )
  if (broken) throw new ProductFileError('has a quotation mark in its first line that is not closed.')
  const positions = positionsOf(heads)
  const columnsOfFile = { heads, positions }
  // What else shop systems say of a line: whether it is sold, and of which product it is a variant.
  const named = [...positions.keys()].flatMap((at) => {
    const head = oneLine(heads[at] ?? '')
    const role = roleOf(headKey(head))
    return role && positions.get(at) === undefined ? [{ at, head, role }] : []
  })
  const lines: ExportLine<FileRecord>[] = []
  for (const { line, cells, broken } of readCsv(text, separator, wholeRow(separator, columnsOfFile))) {
    if (line <= headLine) continue
    const roles = named.map(({ at, head, role }) => ({ role, head, text: oneLine(cells[at] ?? '') }))
    const refused = broken
      ? 'a quotation mark opens a cell and does not close it: put the whole cell in double quotes, and each one inside it twice'
      : (refusalOf(cells, columnsOfFile) ?? notInRupees(roles.find(({ role }) => role === 'currency')?.text))
    const record: FileRecord['record'] = {}
    for (const [position, column] of positions) if (column) record[column] = fromCell(cells[position] ?? '')
    lines.push({ place: `line ${line}`, record, roles, ...(refused && { refused }) })
  }
  if (lines.length === 0) throw new ProductFileError('has no products: nothing follows its first line.')
  const hasColumn = (column: Column) => [...positions.values()].includes(column)
  // As tills have it: code, description and price.
  const isName = ({ record: { description = '' } }: FileRecord) => /^[^<\r\n]{0,120}$/.test(description)
  const isDescribed =
    hasColumn('description') && hasColumn('price') && !hasColumn('name') && lines.every(isName)
  if (isDescribed)
    for (const { record } of lines) Object.assign(record, { name: record.description, description: '' })
  const headsOf = (isKnown: boolean) =>
    [...positions].flatMap(([position, column]) =>
      (column !== undefined) === isKnown ? { column: column!, head: oneLine(heads[position] ?? '') } : [],
    )
  const unknown = headsOf(false).flatMap(({ head }) => (roleOf(headKey(head)) ? [] : head))
  const { parts, unsold, remarks: left } = partsOf(lines)
  const { records: read, remarks } = readCommas(parts)
  remarks.push(...left)
  if (isDescribed) remarks.push('No column has names: the descriptions are taken for them.')
  if (unknown.length > 0)
    remarks.unshift(
      `Columns that are not known, and left out: ${listed(unknown, 60)}. The known ones are ${columns.join(', ')}.`,
    )
  return { separator, columns: headsOf(true), remarks, records: read, unsold }
}
