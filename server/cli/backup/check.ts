import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodePasswords } from '../../account/nodePasswords.ts'
import type { Db } from '../../database/db.ts'
import { openDatabase } from '../../database/open.ts'
import { complaints, products } from '../../database/schema.ts'
import { type ReplaceResult, replaceRows } from './restore.ts'

/** `missing` are the image files that records name and the backup does not have. */
export type CheckResult = ReplaceResult & { missing: string[] }

/** The images that complaints and products name and that are not in `images`, or not with the size that is recorded. */
async function missingImages(db: Db, images: string): Promise<string[]> {
  const bytes = (name: string) => statSync(join(images, name), { throwIfNoEntry: false })?.size
  const receipts = await db
    .select({ name: complaints.receipt_name, size: complaints.receipt_size })
    .from(complaints)
  const pictures = (await db.select({ images: products.images }).from(products))
    .flatMap((product) => product.images)
    .filter((address) => address.startsWith('/pictures/'))
    .map((address) => address.slice(1))
  return [
    ...receipts
      .filter(({ name, size }) => bytes(`receipts/${name}`) !== size)
      .map(({ name }) => `receipts/${name}`),
    ...new Set(pictures.filter((name) => bytes(name) === undefined)),
  ]
}

/** Restores a backup into a throw-away database. Throws `CommandError` when that fails. */
export async function checkBackup(file: string): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-check-'))
  try {
    const { db, close } = await openDatabase({ folder: join(folder, 'database'), passwords: nodePasswords })
    try {
      const images = join(folder, 'images')
      const replaced = await db.transaction((tx) => replaceRows(tx, file, images))
      return { ...replaced, missing: await missingImages(db, images) }
    } finally {
      await close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
