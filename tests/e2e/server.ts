import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCluster } from '../emptyCluster.ts'
import { dataDir } from './dataDir.ts'

// The server under test starts with only the seed, without data of an earlier run.
rmSync(dataDir, { recursive: true, force: true })
cpSync(await emptyCluster(), join(dataDir, 'database'), { recursive: true })
await import('../../server/main.ts')
