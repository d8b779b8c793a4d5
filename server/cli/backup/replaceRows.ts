import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, reasonOf, rowsOf } from '../../database/db.ts'
import { restartNumbers } from '../../database/restartNumbers.ts'
import { CannotDo } from '../context.ts'
import { readLines } from './lines.ts'
import { backupTables, excludedTables, fileFolders, format, formatVersion } from './tables.ts'

async function insert(tx: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  if (!(backupTables as readonly string[]).includes(table))
    throw new CannotDo(`The backup contains a table that this version does not know: ${table}.`)
  const existing = await rowsOf<{ name: string }>(
    tx.execute(
      sql`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
    ),
  )
  const names = Object.keys(rows[0] ?? {})
  const unknown = names.filter((name) => !existing.some((column) => column.name === name))
  if (unknown.length > 0)
    throw new CannotDo(
      `The backup was written by a newer version: ${table} has the columns ${unknown.join(', ')}.`,
    )
  // Columns that were added to the table after the backup was written get their defaults.
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await tx
    .execute(
      sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
    )
    .catch((error) => {
      throw new CannotDo(
        `The backup does not fit the database: ${table}: ${reasonOf(error)}. Nothing was changed.`,
      )
    })
}

/** The number of rows and files, and when the backup was written. */
export type ReplaceResult = { rows: number; files: number; created: string }

/** Replaces the rows of all tables with those of a backup, and writes its image files into `images`. */
export async function replaceRows(tx: Db, file: string, images: string): Promise<ReplaceResult> {
  const done = { rows: 0, files: 0 }
  let created: string | undefined
  let ended = false
  const all = sql.join(
    [...backupTables, ...excludedTables]
      .filter((table) => table !== 'versions')
      .map((table) => sql.identifier(table)),
    sql`, `,
  )
  await tx.execute(sql`truncate ${all} cascade`)
  for await (const line of readLines(file)) {
    if (ended) throw new CannotDo(`${file} is not a complete backup: its end is not at the end.`)
    if ('format' in line) {
      if (line.format !== format || line.version > formatVersion)
        throw new CannotDo(`${file} was written by a newer version.`)
      created = line.created
    } else if (created === undefined) throw new CannotDo(`${file} is not a backup of a shop.`)
    else if ('table' in line) {
      await insert(tx, line.table, line.rows)
      done.rows += line.rows.length
    } else if ('file' in line) {
      const [folder = '', name = '', ...more] = line.file.split('/')
      const isName = !['', '.', '..'].includes(name) && !/[\\\0]/.test(name) && more.length === 0
      if (!(fileFolders as readonly string[]).includes(folder) || !isName)
        throw new CannotDo(`${file} contains ${line.file}, which is not in a folder for images.`)
      mkdirSync(join(images, folder), { recursive: true })
      writeFileSync(join(images, folder, name), Buffer.from(line.base64, 'base64'), {
        mode: folder === 'receipts' ? 0o600 : 0o644,
      })
      done.files += 1
    } else ended = line.end.rows === done.rows && line.end.files === done.files
  }
  if (created === undefined || !ended)
    throw new CannotDo(`${file} is not a complete backup: its end is missing. Nothing was changed.`)
  await restartNumbers(tx)
  return { ...done, created }
}
