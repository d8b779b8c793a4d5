import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

/** An embedded database as it is when it has just been created, for databases in memory. */
let created: Promise<File | Blob> | undefined

// Creating an embedded database takes the machine seconds. Those of this process begin with the same one.
vi.mock('@electric-sql/pglite', async (original) => {
  const pglite = await original<typeof import('@electric-sql/pglite')>()
  const copyTo = (dataDir: string) => cpSync(process.env.EMPTY_CLUSTER!, dataDir, { recursive: true })
  async function dump() {
    const dataDir = mkdtempSync(join(tmpdir(), 'cluster-'))
    copyTo(dataDir)
    const client = await pglite.PGlite.create({ dataDir })
    const dump = await client.dumpDataDir('none')
    await client.close()
    rmSync(dataDir, { recursive: true })
    return dump
  }
  const PGlite = {
    async create({ dataDir }: { dataDir?: string }) {
      if (!dataDir) {
        created ??= dump()
        return pglite.PGlite.create({ loadDataDir: await created })
      }
      if (!existsSync(`${dataDir}/PG_VERSION`)) copyTo(dataDir)
      return pglite.PGlite.create({ dataDir })
    },
  }
  return { ...pglite, PGlite }
})
