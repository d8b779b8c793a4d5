import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const checkEveryMs = 1000
const sqliteBusy = 5

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Takes the operating system's lock of a file. Undefined when another process has it. */
function lockFile(file: string): { close(): void } | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw error
  }
}

/**
 * Locks the folder of an embedded database, since two processes would corrupt it, and returns the function that releases
 * the lock. Throws when another process holds it.
 *
 * It is a lock of the operating system on a file beside the folder. Node has no call for one, but SQLite takes one for an
 * exclusive transaction. It holds between containers that share a volume, where process ids mean nothing; only one
 * process can get it; and it ends with its process, however that ends, so that there are no old locks to take over.
 *
 * Where the volume's locks do not reach other hosts, or someone deleted the file, a second process may still get in. So
 * the holder's name, unique to this call, is in a second file: `lost` is called when it is no longer there.
 */
export function lockFolder(folder: string, lost: (reason: string) => void): () => void {
  const nameFile = resolve(`${folder}.lock`)
  const lock = lockFile(resolve(`${folder}.lock.sqlite`))
  if (!lock)
    throw new Error(
      `The database in ${folder} is in use by ${read(nameFile)?.split('\n')[0] ?? 'another process'}. Stop it first, or use a Postgres server, which both can share (DATABASE_URL).`,
    )
  const name = `process ${process.pid} on ${hostname()}\n${randomUUID()}\n`
  try {
    writeFileSync(nameFile, name)
  } catch (error) {
    lock.close()
    throw error
  }
  const timer = setInterval(() => {
    const holder = read(nameFile)
    if (holder === name) return
    clearInterval(timer)
    lost(
      `The database in ${folder} is no longer locked for this process${holder ? `, but for ${holder.split('\n')[0]}` : ''}.`,
    )
  }, checkEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    lock.close()
  }
}
