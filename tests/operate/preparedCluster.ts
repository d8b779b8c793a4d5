import { existsSync } from 'node:fs'
import { vi } from 'vitest'

/** An embedded database as it is when it has just been created, before any migration. */
let created: Promise<File | Blob> | undefined

// Creating an embedded database takes the machine two seconds, and unpacking a created one half a second. The databases
// of this process begin with the same one; the shops that tests start as processes of their own create theirs.
vi.mock('@electric-sql/pglite', async (original) => {
  const pglite = await original<typeof import('@electric-sql/pglite')>()
  async function create() {
    const client = await pglite.PGlite.create()
    const dump = await client.dumpDataDir('none')
    await client.close()
    return dump
  }
  const PGlite = {
    async create({ dataDir }: { dataDir?: string }) {
      if (dataDir && existsSync(`${dataDir}/PG_VERSION`)) return pglite.PGlite.create({ dataDir })
      created ??= create()
      return pglite.PGlite.create({ loadDataDir: await created, ...(dataDir && { dataDir }) })
    },
  }
  return { ...pglite, PGlite }
})
