import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, isNull, sql } from 'drizzle-orm'
import { type Db, reasonOf, rowsOf } from '../../database/db.ts'
import { outbox } from '../../database/orderTables.ts'
import { restartNumbers } from '../../database/seed.ts'
import { folderImages } from '../../images.ts'
import { heldByRestore } from '../../operator/tasks.ts'
import { type ImageStore, isImagePath } from '../../store/images.ts'
import { CommandError } from '../context.ts'
import { backupTables, emptiedTables, format, formatVersion, type Row, readLines } from './format.ts'

/** A table that backups of earlier versions have, and this version has not. */
const formerTable = 'events'

/** Numbers of orders: more than a shop gives between two backups. */
const skippedNumbers = 1000

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
export async function replaceRows(tx: Db, file: string, images: ImageStore): Promise<ReplaceResult> {
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
      if (!isImagePath(line.file))
        throw new CommandError(`${file} contains ${line.file}, which is no image of the shop.`)
      await images.write(line.file, Buffer.from(line.base64, 'base64'))
      counts.files += 1
    } else ended = line.end.rows === counts.rows && line.end.files === counts.files
  }
  if (created === undefined || !ended)
    throw new CommandError(`${file} is not a complete backup: its end is missing. Nothing was changed.`)
  await restartNumbers(tx, skippedNumbers)
  return { ...counts, created }
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
 * Replaces the shop's data in one transaction, then the images; a backup that is incomplete or unfit changes nothing.
 * Everybody is signed out, and messages that waited in it are held: the shop has probably sent them since.
 */
export async function restore(
  db: Db,
  file: string,
  { images, now }: { images: ImageStore; now: Date },
): Promise<ReplaceResult & { heldMessages: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-restore-'))
  const read = folderImages(folder)
  try {
    const restored = await db.transaction(async (tx) => ({
      ...(await replaceRows(tx, file, read)),
      heldMessages: await holdMessages(tx, now),
    }))
    for (const path of await read.list()) await images.write(path, (await read.read(path))!)
    return restored
  } finally {
    rmSync(folder, { recursive: true })
  }
}
