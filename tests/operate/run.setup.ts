import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCluster } from '../emptyCluster.ts'
import { fastFolder } from '../fastFolder.ts'

/** The database that new shops begin with, and a folder of the run for those in memory and for compiled code. */
export default async function prepare() {
  process.env.EMPTY_CLUSTER = await emptyCluster()
  const folder = mkdtempSync(join(fastFolder(), 'run-'))
  process.env.RUN_FOLDER = folder
  return () => rmSync(folder, { recursive: true })
}
