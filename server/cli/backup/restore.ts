import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { outbox } from '../../database/schema.ts'
import { heldByRestore } from '../../operator/tasks.ts'
import { type ReplaceResult, replaceRows } from './replaceRows.ts'

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
    .set({ dead_at: now, error: heldByRestore })
    .where(and(isNull(outbox.sent_at), isNull(outbox.dead_at)))
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
