import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodePasswords } from '../../account/nodePasswords.ts'
import { complaints, products } from '../../database/catalogueTables.ts'
import type { Db } from '../../database/db.ts'
import { openDatabase } from '../../database/open.ts'
import { folderImages } from '../../images.ts'
import type { ImageStore } from '../../store/images.ts'
import { CommandError } from '../context.ts'
import { backupTables, type Row, readLines, rowsInTable } from './format.ts'
import { type ReplaceResult, replaceRows } from './restore.ts'

/** `missing` are the image files that records name and the backup does not have. */
export type CheckResult = ReplaceResult & { missing: string[] }

/** A point in time. Databases write it in the time zone of their session. */
const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/

/** A sum over rows that does not depend on their order: that differs between databases with different collations. */
class RowSum {
  #sum = 0n
  add(row: Row): void {
    const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
    const text = JSON.stringify(columns, (_, value) =>
      typeof value === 'string' && isMoment.test(value) ? new Date(value).toISOString() : value,
    )
    this.#sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
  }
  equals(other: RowSum): boolean {
    return this.#sum === other.#sum
  }
}

const base64Of = async (images: ImageStore, path: string) =>
  Buffer.from((await images.read(path)) ?? []).toString('base64')

/** Compares the restored rows and images with the lines of the backup. Throws `CommandError` at the first difference. */
async function compare(db: Db, file: string, images: ImageStore): Promise<void> {
  const expected = new Map<string, { sum: RowSum; names: string[] }>()
  for await (const line of readLines(file)) {
    if ('table' in line) {
      const table = expected.get(line.table) ?? { sum: new RowSum(), names: Object.keys(line.rows[0] ?? {}) }
      for (const row of line.rows) table.sum.add(row)
      expected.set(line.table, table)
    } else if ('file' in line && (await base64Of(images, line.file)) !== line.base64)
      throw new CommandError(`${file} cannot be restored: ${line.file} comes back different.`)
  }
  for (const table of backupTables) {
    const { sum, names } = expected.get(table) ?? { sum: new RowSum(), names: [] }
    const restored = new RowSum()
    // Without the columns that were added to the table after the backup was written.
    for await (const rows of rowsInTable(db, table))
      for (const row of rows) restored.add(Object.fromEntries(names.map((name) => [name, row[name]])))
    if (!restored.equals(sum))
      throw new CommandError(`${file} cannot be restored: ${table} comes back different.`)
  }
}

/** The images that complaints and products name and that are not in `images`, or not with the size that is recorded. */
async function missingImages(db: Db, images: ImageStore): Promise<string[]> {
  const sizes = new Map<string, number>()
  for (const path of await images.list()) sizes.set(path, (await images.read(path))!.length)
  const receipts = await db
    .select({ name: complaints.receipt_name, size: complaints.receipt_size })
    .from(complaints)
  const pictures = (await db.select({ images: products.images }).from(products))
    .flatMap((product) => product.images)
    .filter((address) => address.startsWith('/pictures/'))
    .map((address) => address.slice(1))
  return [
    ...receipts
      .filter(({ name, size }) => sizes.get(`receipts/${name}`) !== size)
      .map(({ name }) => `receipts/${name}`),
    ...new Set(pictures.filter((name) => !sizes.has(name))),
  ]
}

/** Restores a backup into a throw-away database and compares all of it. Throws `CommandError` on a difference. */
export async function checkBackup(file: string): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-check-'))
  try {
    const { db, close } = await openDatabase({ folder: join(folder, 'database'), passwords: nodePasswords })
    try {
      const images = folderImages(join(folder, 'images'))
      const replaced = await db.transaction((tx) => replaceRows(tx, file, images))
      await db.transaction((tx) => compare(tx, file, images))
      return { ...replaced, missing: await missingImages(db, images) }
    } finally {
      await close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
