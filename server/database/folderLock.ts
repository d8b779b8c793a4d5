import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Locks the folder of an embedded database, since two processes would corrupt it, and returns the function that unlocks
 * it. Throws when another process holds the lock: one of the operating system on a file beside the folder. Node has no
 * call for one, but SQLite takes one for an exclusive transaction. It holds between containers that share a volume, and
 * ends with its process, however that ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock.sqlite`)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new Error(
      `The database in ${folder} is in use by another process. Stop it first, or use a Postgres server, which both can share (DATABASE_URL).`,
    )
  }
  return () => lock.close()
}
