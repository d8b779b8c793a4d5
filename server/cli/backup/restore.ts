import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, isNull, sql } from 'drizzle-orm'
import { type Db, reasonOf, rowsOf } from '../../database/db.ts'
import { outbox } from '../../database/schema.ts'
import { restartNumbers } from '../../database/seed.ts'
import { heldByRestore } from '../../operator/tasks.ts'
import { CommandError } from '../context.ts'
import {
  backupTables,
  emptiedTables,
  fileFolders,
  format,
  formatVersion,
  type Row,
  readLines,
} from './format.ts'

/** A table that backups of earlier versions have, and this version has not. */
const formerTable = 'events'

/** Names as a list in a statement. */
const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

async function insert(tx: Db, table: string, rows: Row[]): Promise<void> {
  if (!backupTables.includes(table))
    throw new CommandError(`The backup contains a table that this version does not know: ${table}.`)
  if (rows.length === 0) return
  const existing = await rowsOf<{ name: string }>(
    tx.execute(
      sql`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
    ),
  )
  if (rows.length === 0) return
  const names = Object.keys(rows[0] ?? {})
  const unknown = names.filter((name) => !existing.some((column) => column.name === name))
  if (unknown.length > 0)
    throw new CommandError(
      `The backup was written by a newer version: ${table} has the columns ${unknown.join(', ')}.`,
    )
  // Columns that were added to the table after the backup was written get their defaults.
  const columns = identifiers(names)
  await tx
    .execute(
      sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
    )
    .catch((error) => {
      throw new CommandError(
        `The backup does not fit the database: ${table}: ${reasonOf(error)}. Nothing was changed.`,
      )
    })
}

/** The number of rows and files, and when the backup was written. */
export type ReplaceResult = { rows: number; files: number; created: string }

/** Replaces the rows of all tables with those of a backup, and writes its image files into `images`. */
export async function replaceRows(tx: Db, file: string, images: string): Promise<ReplaceResult> {
  const counts = { rows: 0, files: 0 }
  let created: string | undefined
  let ended = false
  await tx.execute(sql`truncate ${identifiers([...backupTables, ...emptiedTables])} cascade`)
  for await (const line of readLines(file)) {
    if (ended) throw new CommandError(`${file} is not a complete backup: its end is not at the end.`)
    if ('format' in line) {
      if (line.format !== format || line.version > formatVersion)
        throw new CommandError(`${file} was written by a newer version.`)
      created = line.created
    } else if (created === undefined) throw new CommandError(`${file} is not a backup of a shop.`)
    else if ('table' in line) {
      if (line.table !== formerTable) await insert(tx, line.table, line.rows)
      counts.rows += line.rows.length
    } else if ('file' in line) {
      const [folder = '', name = '', ...more] = line.file.split('/')
      const isName = /^[\w-]+\.(?:jpg|png|webp)$/.test(name) && more.length === 0
      if (!fileFolders.includes(folder) || !isName)
        throw new CommandError(`${file} contains ${line.file}, which is no image of the shop.`)
      mkdirSync(join(images, folder), { recursive: true })
      writeFileSync(join(images, folder, name), Buffer.from(line.base64, 'base64'), {
        mode: folder === 'receipts' ? 0o600 : 0o644,
      })
      counts.files += 1
    } else ended = line.end.rows === counts.rows && line.end.files === counts.files
  }
  if (created === undefined || !ended)
    throw new CommandError(`${file} is not a complete backup: its end is missing. Nothing was changed.`)
  await restartNumbers(tx)
  return { ...counts, created }
}

/** Moves image files from `images` to their folders in the data folder, over files with the same names. */
function moveImages(images: string, dataDir: string): void {
  for (const folder of readdirSync(images)) {
    mkdirSync(join(dataDir, folder), { recursive: true, mode: folder === 'receipts' ? 0o700 : 0o755 })
    for (const name of readdirSync(join(images, folder)))
      renameSync(join(images, folder, name), join(dataDir, folder, name))
  }
}

/** Holds the waiting messages back until the operator sends them, and returns their number. */
async function holdMessages(tx: Db, now: Date): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ deadAt: Number(now), error: heldByRestore })
    .where(and(isNull(outbox.sentAt), isNull(outbox.deadAt)))
    .returning({ id: outbox.id })
  return rows.length
}

/**
 * Replaces the shop's data with a backup. All tables are written in one transaction, and the image files are moved to
 * their places after it: an incomplete or unfit backup changes nothing. The previous rows are lost, and everybody is
 * signed out. Messages that waited in the backup are held: the shop has probably sent them since then.
 */
export async function restore(
  db: Db,
  file: string,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<ReplaceResult & { heldMessages: number }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // In the data folder, so that moving the files out of it copies nothing.
  const images = mkdtempSync(join(dataDir, 'restore-'))
  try {
    const restored = await db.transaction(async (tx) => ({
      ...(await replaceRows(tx, file, images)),
      heldMessages: await holdMessages(tx, now),
    }))
    moveImages(images, dataDir)
    return restored
  } finally {
    rmSync(images, { recursive: true })
  }
}
