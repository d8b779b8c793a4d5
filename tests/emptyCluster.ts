import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Returns the folder of an embedded database as it is when it has just been created, before any migration. Creating one
 * takes the processor five seconds or more: it is kept, and what tests start begins with a copy.
 */
export async function emptyCluster(): Promise<string> {
  const kept = 'node_modules/.cache'
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const folder = join(kept, `pglite-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true })
  const created = mkdtempSync(`${folder}-`)
  await (await PGlite.create({ dataDir: created })).close()
  try {
    renameSync(created, folder)
  } catch {
    // Another process has made it meanwhile.
    rmSync(created, { recursive: true })
  }
  return folder
}
