import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Db, reasonOf, rowsOf } from '../../database/db.ts'
import { restartNumbers } from '../../database/restartNumbers.ts'
import { CannotDo } from '../context.ts'
import { fileFolders } from './backup.ts'
import { backedUp, format, formatVersion, type Line, leftOut } from './tables.ts'

/** Yields the lines of a backup. Throws `CannotDo` when the file is missing, damaged or not a backup. */
async function* linesOf(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) throw new CannotDo(`${file} does not exist.`)
  const source = pipeline(createReadStream(file), createGunzip(), () => {})
  const broken = new Promise<never>((_, reject) => source.once('error', reject))
  broken.catch(() => {})
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  try {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), broken])
      if (done) return
      yield JSON.parse(value as string) as Line
    }
  } catch (error) {
    throw error instanceof CannotDo
      ? error
      : new CannotDo(`${file} is not a complete backup: ${(error as Error).message}.`)
  }
}

async function insert(tx: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  if (!(backedUp as readonly string[]).includes(table))
    throw new CannotDo(`The backup contains a table that this version does not know: ${table}.`)
  const there = await rowsOf<{ name: string }>(
    tx.execute(
      sql`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
    ),
  )
  const names = Object.keys(rows[0] ?? {})
  const unknown = names.filter((name) => !there.some((column) => column.name === name))
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

type Restored = { rows: number; files: number; created: string }
type Step = (count: number) => void

/** Replaces the rows of all tables with those of a backup, and writes its image files into `images`. */
async function replaceRows(tx: Db, file: string, images: string, step: Step): Promise<Restored> {
  const done = { rows: 0, files: 0 }
  let created: string | undefined
  let ended = false
  const all = sql.join(
    [...backedUp, ...leftOut].filter((table) => table !== 'versions').map((table) => sql.identifier(table)),
    sql`, `,
  )
  await tx.execute(sql`truncate ${all} cascade`)
  for await (const line of linesOf(file)) {
    if ('format' in line) {
      if (line.format !== format || line.version > formatVersion)
        throw new CannotDo(`${file} was written by a newer version.`)
      created = line.created
    } else if (created === undefined) throw new CannotDo(`${file} is not a backup of a shop.`)
    else if ('table' in line) {
      await insert(tx, line.table, line.rows)
      done.rows += line.rows.length
      step(line.rows.length)
    } else if ('file' in line) {
      const [folder, name] = [dirname(line.file), basename(line.file)]
      if (!(fileFolders as readonly string[]).includes(folder))
        throw new CannotDo(`${file} contains ${line.file}, which is not in a folder for images.`)
      mkdirSync(join(images, folder), { recursive: true })
      writeFileSync(join(images, folder, name), Buffer.from(line.base64, 'base64'), {
        mode: folder === 'receipts' ? 0o600 : 0o644,
      })
      done.files += 1
      step(1)
    } else ended = line.end.rows === done.rows && line.end.files === done.files
  }
  if (created === undefined || !ended)
    throw new CannotDo(`${file} is not a complete backup: its end is missing. Nothing was changed.`)
  await restartNumbers(tx)
  return { ...done, created }
}

/** Moves image files from `images` to their folders in the data folder, over files with the same names. */
function moveImages(images: string, dataDir: string): void {
  for (const folder of readdirSync(images)) {
    mkdirSync(join(dataDir, folder), { recursive: true, mode: folder === 'receipts' ? 0o700 : 0o755 })
    for (const name of readdirSync(join(images, folder)))
      renameSync(join(images, folder, name), join(dataDir, folder, name))
  }
}

/**
 * Replaces the shop's data with a backup. All tables are written in one transaction, and the image files are moved to
 * their places after it: an incomplete or unfit backup changes nothing. The previous rows are lost, and everybody is
 * signed out.
 */
export async function restore(
  db: Db,
  file: string,
  options: { dataDir: string; step: Step },
): Promise<Restored> {
  const { dataDir, step } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // In the data folder, so that moving the files out of it copies nothing.
  const images = mkdtempSync(join(dataDir, 'restore-'))
  try {
    const restored = await db.transaction((tx) => replaceRows(tx, file, images, step))
    moveImages(images, dataDir)
    return restored
  } finally {
    rmSync(images, { recursive: true })
  }
}
