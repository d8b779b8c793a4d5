import { once } from 'node:events'
import { createWriteStream, lstatSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '../../database/db.ts'
import type { ImageStore } from '../../store/images.ts'
import { CommandError } from '../context.ts'
import { type CheckResult, checkBackup } from './check.ts'
import { backupTables, format, formatVersion, type Line, rowsInTable, toText } from './format.ts'

type Options = { images: ImageStore; now: Date }

/** Writes the tables, as one consistent snapshot, and the image files. */
async function write(db: Db, file: string, { images, now }: Options): Promise<void> {
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  // An error of the file is thrown by the next `put`, which may not be waiting for it yet.
  written.catch(() => {})
  const put = async (line: Line) => {
    if (gzip.destroyed) await written
    if (!gzip.write(toText(line))) await Promise.race([once(gzip, 'drain'), written])
  }
  const end = { rows: 0, files: 0 }
  try {
    await put({ format, version: formatVersion, created: now.toISOString() })
    await db.transaction(
      async (tx) => {
        for (const table of backupTables)
          for await (const rows of rowsInTable(tx, table)) {
            await put({ table, rows })
            end.rows += rows.length
          }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for (const path of await images.list()) {
      const bytes = await images.read(path)
      // It may have been removed since then.
      if (!bytes) continue
      await put({ file: path, base64: Buffer.from(bytes).toString('base64') })
      end.files += 1
    }
    await put({ end })
    gzip.end()
    await written
  } catch (error) {
    gzip.destroy()
    throw error
  }
}

/** Writes the shop's data to a file for its owner alone, which gets its name once a trial restore has succeeded. */
export async function backup(
  db: Db,
  file: string,
  options: Options & { force: boolean },
): Promise<CheckResult> {
  const existing = lstatSync(file, { throwIfNoEntry: false })
  if (existing && !existing.isFile())
    throw new CommandError(`${file} is not a file, and is not replaced by one.`)
  if (existing && !options.force)
    throw new CommandError(`${file} already exists. Give another name, or add --force.`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  try {
    await write(db, partial, options)
    const checked = await checkBackup(partial)
    renameSync(partial, file)
    return checked
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}
