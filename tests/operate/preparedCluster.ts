import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

// Creating an embedded database takes the machine seconds. Those of this process begin with a copy of the same one, in the
// folder of the run if they have none of their own.
vi.mock('@electric-sql/pglite', async (original) => {
  const pglite = await original<typeof import('@electric-sql/pglite')>()
  const { EMPTY_CLUSTER = '', RUN_FOLDER = '' } = process.env
  const PGlite = {
    create({ dataDir = mkdtempSync(join(RUN_FOLDER, 'database-')) }: { dataDir?: string } = {}) {
      if (!existsSync(`${dataDir}/PG_VERSION`)) cpSync(EMPTY_CLUSTER, dataDir, { recursive: true })
      return pglite.PGlite.create({ dataDir })
    },
  }
  return { ...pglite, PGlite }
})
