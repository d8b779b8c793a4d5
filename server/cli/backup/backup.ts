import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db.ts'
import { backedUp, format, formatVersion, type Line } from './tables.ts'

const atOnce = 500
/** Folders inside the data folder whose files are part of a backup. */
export const fileFolders = ['receipts', 'pictures'] as const

const filesOf = (dataDir: string): string[] =>
  fileFolders.flatMap((folder) =>
    existsSync(join(dataDir, folder))
      ? readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`)
      : [],
  )

/** The number of rows and files that a backup will have. */
export async function backupSize(db: Db, dataDir: string): Promise<number> {
  const counts = await Promise.all(
    backedUp.map((table) =>
      rowsOf<{ count: number }>(db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`)),
    ),
  )
  return counts.reduce((sum, [row]) => sum + (row?.count ?? 0), filesOf(dataDir).length)
}

/**
 * Writes the tables of `backedUp`, as one consistent snapshot, and the image files to one file that only its owner may
 * read. The file gets its name only once it is complete. Returns the number of rows and files in it.
 */
export async function backup(
  db: Db,
  file: string,
  options: { dataDir: string; now: Date; step(count: number): void },
): Promise<{ rows: number; files: number }> {
  const { dataDir, now, step } = options
  const partial = `${file}.partial`
  const gzip = createGzip()
  const sink = createWriteStream(partial, { mode: 0o600 })
  gzip.pipe(sink)
  const write = async (line: Line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain')
  }
  const end = { rows: 0, files: 0 }
  try {
    await write({ format, version: formatVersion, created: now.toISOString() })
    await db.transaction(
      async (tx) => {
        for (const table of backedUp) {
          for (let offset = 0; ; offset += atOnce) {
            const rows = await rowsOf<{ row: Record<string, unknown> }>(
              tx.execute(
                sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t limit ${atOnce} offset ${offset}`,
              ),
            )
            if (rows.length > 0) await write({ table, rows: rows.map(({ row }) => row) })
            end.rows += rows.length
            step(rows.length)
            if (rows.length < atOnce) break
          }
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for (const name of filesOf(dataDir)) {
      await write({ file: name, base64: readFileSync(join(dataDir, name)).toString('base64') })
      end.files += 1
      step(1)
    }
    await write({ end })
    gzip.end()
    await finished(sink)
    renameSync(partial, file)
    return end
  } catch (error) {
    gzip.destroy()
    sink.destroy()
    rmSync(partial, { force: true })
    throw error
  }
}
