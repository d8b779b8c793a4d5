import { rmSync } from 'node:fs'
import { dataDir } from './dataDir.ts'

// The server under test starts with only the seed, without data of an earlier run.
rmSync(dataDir, { recursive: true, force: true })
await import('../../server/main.ts')
