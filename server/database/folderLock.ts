import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The lock files that this process holds. */
const held = new Set<string>()

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks the folder of an embedded database for this process, since two processes would corrupt it. Returns the function
 * that releases the lock. Throws when a running process holds it. A lock left by a killed process is taken over, even
 * if that process had the id of this one, which is usual when a container restarts.
 */
export function holdFolder(folder: string): () => void {
  const file = resolve(`${folder}.lock`)
  if (held.has(file)) throw new Error(`The database in ${folder} is already open in this process.`)
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isRunning(holder))
      throw new Error(
        `The database in ${folder} is in use by process ${holder}. Stop it first, or use a Postgres server, which both can share (DATABASE_URL).`,
      )
    rmSync(file, { force: true })
    take()
  }
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}
