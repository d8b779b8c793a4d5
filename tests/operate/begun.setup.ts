import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastFolder } from '../fastFolder.ts'

/** The folder of a run in which liveShop.ts keeps what each new shop begins with. */
export default function prepare() {
  const folder = mkdtempSync(join(fastFolder(), 'begun-'))
  process.env.BEGUN_SHOP = folder
  return () => rmSync(folder, { recursive: true })
}
