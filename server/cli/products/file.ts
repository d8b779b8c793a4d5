import { readFileSync, writeFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { CommandError } from '../context.ts'
import { columns, type ProductLine } from './row.ts'

// A spreadsheet runs a cell that begins like a formula. The option of csv-stringify that escapes them cannot be undone
// when a text begins with an apostrophe itself; this can.

/** Escapes a cell that a spreadsheet would take for a formula, with an apostrophe before it. */
const toCell = (text: string): string => (/^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

/** Undoes `toCell`. */
const fromCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')

/** The cells of a line by their columns, and its place in the file: 'line 14'. `refused` is why it cannot be read. */
export type FileRecord = { place: string; record: Record<string, string>; refused?: string }

/** Reads UTF-8, or UTF-16 with a byte order mark. Other encodings are refused: a guess could change names. */
function readText(file: string): string {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Refused below.
  }
  throw new CommandError(
    `${file} is not text in UTF-8. Save it again in this encoding: in Excel as 'CSV UTF-8', in LibreOffice with the character set Unicode (UTF-8).`,
  )
}

/** The character that separates the columns: the one that is most frequent in the first line. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (delimiter: string) => heads.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Reads the lines of a CSV file of products. Throws `CommandError` when the file as a whole cannot be read. */
export function readRecords(file: string): FileRecord[] {
  const text = readText(file)
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      cast: fromCell,
      columns(heads: string[]) {
        const names = heads.map((head) => head.trim().toLowerCase())
        const unknown = names.filter((name) => !(columns as readonly string[]).includes(name))
        if (unknown.length > 0)
          throw new CommandError(
            `${file} has unknown columns: ${unknown.join(', ')}. The known ones are ${columns.join(', ')}.`,
          )
        if (!names.includes('sku'))
          throw new CommandError(`${file} has no sku column, which identifies the products.`)
        return names
      },
    }) as unknown as {
      record: Record<string, string>
      info: { lines: number; columns: unknown[]; error?: { record: unknown[] } }
    }[]
    return rows.map(({ record, info: { lines, columns: heads, error } }) => {
      const cells = error?.record.length ?? 0
      const refused =
        cells > heads.length
          ? `the line has ${cells} cells for ${heads.length} columns: put a cell that contains a separator in double quotes`
          : undefined
      return { place: `line ${lines}`, record, ...(refused && { refused }) }
    })
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(`${file} is not CSV: ${error.message}.`)
    throw error
  }
}

/** Writes lines of products to a CSV file that `readRecords` can read. */
export const writeLines = (file: string, lines: ProductLine[]): void =>
  writeFileSync(file, stringify(lines, { header: true, columns: [...columns], cast: { string: toCell } }))
