import { join } from 'node:path'

/** The data folder of the server under test: one per port, so that two runs do not share it. */
export const dataDir = join(import.meta.dirname, `../../data/e2e-${process.env.E2E_PORT ?? 4391}`)
