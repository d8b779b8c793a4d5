import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCluster } from '../emptyCluster.ts'
import { fastFolder } from '../fastFolder.ts'

/** The folder of a run in which liveShop.ts keeps what each new shop begins with, and the database that this begins with. */
export default async function prepare() {
  process.env.EMPTY_CLUSTER = await emptyCluster()
  const folder = mkdtempSync(join(fastFolder(), 'begun-'))
  process.env.BEGUN_SHOP = folder
  return () => rmSync(folder, { recursive: true })
}
