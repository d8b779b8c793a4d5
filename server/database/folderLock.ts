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
 * Locks the folder of an embedded database, which two processes would corrupt, and returns the function that releases it.
 * Throws when another process holds it. The lock is the operating system's, by an exclusive transaction of SQLite, since
 * Node has no call for one: it holds between containers and ends with its process. Where it does not reach (other hosts, a
 * deleted file), a second file has the holder's unique name: `lost` is called when it is gone.
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
