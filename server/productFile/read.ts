import { readCsv } from '../../src/lib/csv.ts'
import { fromCell, oneLine } from './cells.ts'
import { type Column, columns } from './row.ts'

/** Other names of the columns, as spreadsheets and shop systems have them. */
const otherNames: Partial<Record<Column, string>> = {
  sku: 'part_number part_no item_code product_code stock_code variant_sku',
  name: 'title product_name product_title item_name',
  price: 'regular_price unit_price selling_price variant_price price_rs price_lkr',
  category: 'categories category_path product_category',
  description: 'body_html',
  unit: 'uom unit_of_measure sold_by',
  brand: 'brands vendor manufacturer',
  images: 'image image_src picture pictures',
}

const columnOf = new Map<string, Column>(
  columns.flatMap((column) =>
    [column, ...(otherNames[column]?.split(' ') ?? [])].map((name) => [name, column] as const),
  ),
)

/** The column that a head means: 'SKU', 'Part Number', 'Only Colombo'. */
const toColumn = (head: string) =>
  columnOf.get(
    oneLine(head)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
      .replaceAll(/^_|_$/g, ''),
  )

const separators = [',', ';', '\t', '|'] as const

/** The cells of a line by their columns, and its place in the file: 'line 14'. `refused` is why it cannot be read. */
export type FileRecord = { place: string; record: Partial<Record<Column, string>>; refused?: string }

/** What was understood of a product file. */
export type ProductFile = {
  separator: string
  /** The columns in the file's order, each with the head that was taken for it. */
  columns: { column: Column; head: string }[]
  records: FileRecord[]
}

/** Thrown when a product file as a whole cannot be read. The message continues a sentence that begins with its name. */
export class ProductFileError extends Error {}

const blank = (cell = '') => oneLine(cell) === ''
const trimmed = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => !blank(cell)) + 1)

/** Joins some of many names for a message: the first ten, each cut to 40 characters. */
const listed = (names: readonly string[]) => {
  const shown = names.slice(0, 10).map((name) => (name.length > 40 ? `${name.slice(0, 40)}...` : name))
  return `${shown.join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`
}

/** The heads of the columns, their line, and how many are known. Titles of a sheet may stand in up to nine lines above them. */
function readHeads(text: string, separator: string) {
  const lines = []
  for (const { cells, line, broken } of readCsv(text, separator)) {
    if (line === 1 && /^sep=/i.test(cells[0] ?? '')) continue
    const heads = trimmed(cells)
    lines.push({ separator, heads, line, broken, known: heads.slice(0, 100).filter(toColumn).length })
    if (lines.length === 10 || lines.at(-1)!.known > 1) break
  }
  const head = lines.find(({ known }) => known > 1) ?? lines[0]
  if (!head) throw new ProductFileError('is empty.')
  return head
}

/** The position of each column. Throws for heads that are unknown, that repeat a column, or that lack the sku. */
function positionsOf(heads: readonly string[]): Map<number, Column> {
  const named = heads.flatMap((head, at) =>
    blank(head) ? [] : [{ head: oneLine(head), at, column: toColumn(head) }],
  )
  const unknown = named.filter(({ column }) => column === undefined)
  if (unknown.length > 0)
    throw new ProductFileError(
      `has unknown columns: ${listed(unknown.map(({ head }) => head))}. The known ones are ${columns.join(', ')}.`,
    )
  for (const column of columns) {
    const same = named.filter((each) => each.column === column)
    if (same.length > 1)
      throw new ProductFileError(
        `has more than one ${column} column: ${listed(same.map(({ head }) => head))}.`,
      )
  }
  const positions = new Map(named.map(({ at, column }) => [at, column!]))
  if (![...positions.values()].includes('sku'))
    throw new ProductFileError('has no sku column, which identifies the products.')
  return positions
}

/**
 * Reads the text of a CSV file of products. The separator is the one that a first line 'sep=;' names, otherwise the one
 * with which most columns are known. A line that cannot be read is refused alone. Throws `ProductFileError`.
 */
export function readProductFile(text: string): ProductFile {
  const declared = separators.find((each) => text.slice(0, 5).toLowerCase() === `sep=${each}`)
  const candidates = (declared ? [declared] : separators).map((each) => readHeads(text, each))
  const {
    separator,
    heads,
    line: headLine,
    broken,
  } = candidates.reduce((best, each) => (each.known > best.known ? each : best))
  if (broken) throw new ProductFileError('has a quotation mark in its first line that is not closed.')
  const positions = positionsOf(heads)
  const at = (cells: readonly string[], wanted: Column) =>
    cells.find((_, position) => positions.get(position) === wanted) ?? ''

  /** Whether a line inside a cell is a row of the file: 'A2,Nut,5,Hinges', and not 'Sizes: 10, 20, 30'. */
  const isRow = (line: string) => {
    const cells = line.split(separator)
    const [sku, name, price] = (['sku', 'name', 'price'] as const).map((column) => at(cells, column))
    return (
      cells.length === heads.length &&
      cells.every((cell) => cell === cell.trimStart()) &&
      /^\S+$/.test(sku ?? '') &&
      /\p{L}/u.test(name ?? '') &&
      /^\D{0,4}\d/.test(price ?? '')
    )
  }
  // A quotation mark that is not closed takes the following lines up to the next one into its cell.
  const isWhole = (cells: readonly string[]) =>
    trimmed(cells).length <= heads.length &&
    cells.every((cell, position) => {
      const [, ...further] = cell.split(/\r\n|\n|\r/)
      if (further.length === 0) return true
      return positions.get(position) === 'description' ? !further.some(isRow) : !cell.includes(separator)
    })

  const records: FileRecord[] = []
  for (const { line, cells, broken } of readCsv(text, separator, isWhole)) {
    if (line <= headLine) continue
    const count = trimmed(cells).length
    const unnamed = cells.some((cell, position) => !positions.has(position) && !blank(cell))
    const refused = broken
      ? 'a quotation mark opens a cell and does not close it: put the whole cell in double quotes, and each one inside it twice'
      : count > heads.length
        ? `the line has ${count} cells for ${heads.length} columns: put a cell that contains a separator in double quotes`
        : unnamed
          ? 'a cell stands in a column without a name'
          : cells.some((cell) => cell.includes('\0'))
            ? 'a cell has a character that is no text (NUL)'
            : cells.some((cell) => /^\s*=/.test(cell) && fromCell(cell) === cell)
              ? 'a cell holds a formula in place of its result'
              : undefined
    const record: FileRecord['record'] = {}
    for (const [position, column] of positions) record[column] = fromCell(cells[position] ?? '')
    records.push({ place: `line ${line}`, record, ...(refused && { refused }) })
  }
  if (records.length === 0) throw new ProductFileError('has no products: nothing follows its first line.')
  return {
    separator,
    columns: [...positions].map(([position, column]) => ({ column, head: oneLine(heads[position] ?? '') })),
    records,
  }
}
