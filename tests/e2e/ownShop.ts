import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { createServer } from '../../server/server.ts'
import type { Store } from '../../server/store/store.ts'

/** `errors` are those that its server has logged. */
export type OwnShop = { url: string; store: Store; errors: string[] }

/** Runs a shop with settings of its own while `use` is under way. By default it has the demo's data. */
export async function withOwnShop(
  options: Partial<Parameters<typeof createServer>[0]>,
  use: (shop: OwnShop) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'))
  const errors: string[] = []
  const store = options.store ?? memoryStore(seed(new Date()), nodePasswords)
  const log = { info: () => {}, error: (text: string) => errors.push(text) }
  const server = await createServer({ port: 0, renderLimit: 20_000, log, ...options, dataDir, store })
  await use({ url: server.url, store, errors })
  await server.close()
  rmSync(dataDir, { recursive: true })
}
