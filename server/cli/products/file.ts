import { readFileSync, writeFileSync } from 'node:fs'
import { utf16Of } from '../../../src/lib/utf16.ts'
import { toCell } from '../../productFile/cells.ts'
import { type ProductFile, ProductFileError, readProductFile } from '../../productFile/read.ts'
import { columns } from '../../productFile/row.ts'
import { CommandError } from '../context.ts'

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
type Encoding = keyof typeof encodings

// Bytes that have no character; those that are one character in UTF-8: the file has become a mixture; and four accented
// letters in a row, which are letters of another alphabet.
const notWindows1252 =
  /[\x81\x8d\x8f\x90\x9d]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xc0-\xff]{4}/

/** Whether at most a tenth of the lines of a text have something: such lines spoil themselves alone. */
const isRare = (text: string, what: string) => {
  const lines = text.split(/\r\n|\n|\r/)
  return lines.filter((line) => line.includes(what)).length * 10 <= lines.length
}

/** The bytes as text in an encoding; undefined when they are not text in it. */
function decode(bytes: Uint8Array, encoding: Encoding, fatal = true): string | undefined {
  if (encoding === 'windows-1252' && notWindows1252.test(Buffer.from(bytes).toString('latin1')))
    return undefined
  try {
    const text = new TextDecoder(encoding, { fatal }).decode(bytes)
    // A stray NUL spoils its line alone; many are no text.
    return text.split('\0').length > 1 + text.length / 10 ? undefined : text
  } catch {
    return undefined
  }
}

/** How files begin that are no CSV, whatever they are called. */
const otherFiles: readonly (readonly [RegExp, string])[] = [
  [/^(?:PK\p{Cc}{2}|ÐÏ\p{Cc}à)/u, 'a workbook of Excel or LibreOffice'],
  [
    /^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|table|\?xml)/i,
    'a web page or XML, as some programs export for Excel',
  ],
  [/^\s*(?:\[\s*)?\{\s*"/, 'JSON'],
  [/^%PDF/, 'a PDF'],
]

/** UTF-8, UTF-16, or what Excel writes as 'CSV' where Windows is set to English. */
function readText(file: string): { encoding: string; text: string } {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const other = otherFiles.find(([begins]) => begins.test(start))
  if (other)
    throw new CommandError(
      `${file} is ${other[1]}, not CSV: open it in Excel or LibreOffice and save it as 'CSV UTF-8'.`,
    )
  const utf16 = utf16Of(bytes)
  const guesses: readonly Encoding[] = utf16 ? [utf16] : ['utf-8', 'windows-1252']
  for (const encoding of guesses) {
    const text = decode(bytes, encoding)
    if (text !== undefined) return { encoding: encodings[encoding], text }
  }
  const damaged = utf16 ? undefined : decode(bytes, 'utf-8', false)
  if (damaged !== undefined && isRare(damaged, '\ufffd'))
    return { encoding: encodings['utf-8'], text: damaged }
  throw new CommandError(
    `${file} is not text in UTF-8. Save it again in this encoding: in Excel as 'CSV UTF-8', in LibreOffice with the character set Unicode (UTF-8).`,
  )
}

/** Reads the lines of a CSV file of products. Throws `CommandError` when the file as a whole cannot be read. */
export function readFile(file: string): ProductFile & { encoding: string } {
  const { encoding, text } = readText(file)
  try {
    return { encoding, ...readProductFile(text) }
  } catch (error) {
    if (error instanceof ProductFileError) throw new CommandError(`${file} ${error.message}`)
    throw error
  }
}

const toCsv = (value: string | number) => {
  const cell = typeof value === 'string' ? toCell(value) : String(value)
  return /^\s|[",\r\n]|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const written = [...columns, 'published'] as const

/** Writes lines of products to a CSV file that `readFile` can read. */
export const writeLines = (
  file: string,
  lines: readonly Record<(typeof written)[number], string | number>[],
): void =>
  writeFileSync(
    file,
    [written.join(','), ...lines.map((line) => written.map((column) => toCsv(line[column])).join(','))]
      .map((line) => `${line}\n`)
      .join(''),
    { mode: 0o600 },
  )
