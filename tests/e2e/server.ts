import { rmSync } from 'node:fs'
import { dataDir } from './dataDir.ts'

// The server under test begins with the seed and nothing of the run before.
rmSync(dataDir, { recursive: true, force: true })
await import('../../server/main.ts')
