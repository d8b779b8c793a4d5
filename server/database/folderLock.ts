import { readFileSync, rmSync, writeFileSync } from 'node:fs'

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
 * that releases the lock. Throws when a running process holds it; a lock left by a killed process is taken over.
 */
export function holdFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isRunning(holder))
      throw new Error(
        `The database in ${folder} is in use by process ${holder}. Stop it first, or share a Postgres server by DATABASE_URL.`,
      )
    if (holder === process.pid) throw new Error(`The database in ${folder} is open in this process already.`)
    rmSync(file, { force: true })
    take()
  }
  return () => rmSync(file, { force: true })
}
