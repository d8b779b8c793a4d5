import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rowsOf } from '../../database/db.ts'
import { CommandError } from '../context.ts'

/** The tables of a backup, referenced tables first. Without sessions: customers sign in again after a restore. */
export const backupTables: readonly string[] = (
  'categories products new_arrivals announcements banners promotions users orders order_items order_keys ' +
  'payment_events audit reviews feedback complaints outbox settings'
).split(' ')

/** Tables that a restore empties. The only other table, `versions`, goes on counting. */
export const emptiedTables: readonly string[] = ['sessions', 'reset_tokens', 'throttles', 'passes']

export const format = 'shop-backup'
export const formatVersion = 1

const lineSchema = z.union([
  z.object({ format: z.string(), version: z.number(), created: z.iso.datetime() }),
  z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.object({ rows: z.number(), files: z.number() }) }),
])
/** One line of a backup (gzipped JSON lines): the head, rows, an image of a complaint or product, or the end. */
export type Line = z.infer<typeof lineSchema>
export type Row = Record<string, unknown>

/** The text of a line of a backup. Readers other than `readLines` may end lines at U+2028 and U+2029 too. */
export const toText = (line: Line): string =>
  `${JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

async function* textLines(file: string): AsyncGenerator<string> {
  const source = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  // `node:readline` would also end lines at U+2028 and U+2029, which older backups have in their texts.
  let text = ''
  for await (const chunk of source) {
    const [first = '', ...others] = (chunk as string).split('\n')
    text += first
    for (const next of others) {
      yield text
      text = next
    }
  }
  if (text !== '') yield text
}

/** Yields the lines of a backup. Throws `CommandError` when the file is missing, damaged or not a backup. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) throw new CommandError(`${file} does not exist.`)
  const notComplete = (why: string) => new CommandError(`${file} is not a complete backup: ${why}.`)
  try {
    for await (const text of textLines(file)) {
      const read = lineSchema.safeParse(JSON.parse(text))
      if (!read.success) throw notComplete('it has a line of another kind')
      yield read.data
    }
  } catch (error) {
    throw error instanceof CommandError ? error : notComplete((error as Error).message)
  }
}

const batchSize = 500

/** Yields the rows of a table as JSON records, in batches, by a cursor of the transaction `tx`: it reads the table once. */
export async function* rowsInTable(tx: Db, table: string): AsyncGenerator<Row[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t order by t`,
  )
  const fetch = sql.raw(`fetch ${batchSize} from backup_rows`)
  for (;;) {
    const rows = await rowsOf<{ row: Row }>(tx.execute(fetch))
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.execute(sql`close backup_rows`)
}
