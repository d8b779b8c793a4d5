import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { CannotDo } from '../context.ts'
import { columns } from './row.ts'

/** A record and its place in the file: 'line 14' of a CSV, 'entry 3' of a JSON list. */
export type FileRecord = { place: string; record: unknown }

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotDo(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

function readJson(file: string): FileRecord[] {
  let list: unknown
  try {
    list = JSON.parse(readText(file))
  } catch (error) {
    throw error instanceof CannotDo
      ? error
      : new CannotDo(`${file} is not JSON: ${(error as Error).message}.`)
  }
  if (!Array.isArray(list)) throw new CannotDo(`${file} is not a JSON list of products.`)
  return list.map((record, i) => ({ place: `entry ${i + 1}`, record }))
}

function readCsv(file: string): FileRecord[] {
  try {
    const rows = parse(readText(file), {
      bom: true,
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
      columns(heads: string[]) {
        const names = heads.map((head) => head.trim().toLowerCase())
        const unknown = names.filter((name) => !(columns as readonly string[]).includes(name))
        if (unknown.length > 0)
          throw new CannotDo(
            `${file} has unknown columns: ${unknown.join(', ')}. The known ones are ${columns.join(', ')}.`,
          )
        if (!names.includes('sku'))
          throw new CannotDo(`${file} has no sku column, which identifies the products.`)
        return names
      },
    }) as unknown as { record: unknown; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ place: `line ${info.lines}`, record }))
  } catch (error) {
    if (error instanceof CsvError) throw new CannotDo(`${file} is not CSV: ${error.message}.`)
    throw error
  }
}

/** Reads the records of a product file: JSON if its name ends in .json, else CSV. */
export const readRecords = (file: string): FileRecord[] =>
  /\.json$/i.test(file) ? readJson(file) : readCsv(file)
