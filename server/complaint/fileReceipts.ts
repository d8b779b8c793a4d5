import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomToken } from '../crypto.ts'
import type { Receipts } from './receipts.ts'

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }
const namePattern = /^[\w-]+\.(jpg|png|webp)$/

/** Keeps images as files in `folder` that only their owner may read. */
export function fileReceipts(folder: string): Receipts {
  return {
    async save(bytes, type) {
      const name = `${randomToken()}.${endings[type] ?? 'bin'}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
      return name
    },
    read: async (name) =>
      namePattern.test(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined,
    async remove(name) {
      if (namePattern.test(name)) await rm(join(folder, name), { force: true })
    },
  }
}
