import { resolve } from 'node:path'
import { shop } from '../../src/shop/config.ts'
import { nodePasswords } from '../account/nodePasswords.ts'
import { ConfigError, readConfig } from '../config.ts'
import { reasonOf } from '../database/db.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { seed } from '../demo/seed.ts'
import { imagesOf } from '../images.ts'
import { createLogger } from '../observability/logger.ts'
import { CommandError, type Context, sentenceOf } from './context.ts'
import { shopProgram } from './program.ts'

async function purgeCdn(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(30_000) }).catch(
    () => undefined,
  )
  if (!answer?.ok)
    throw new CommandError(
      `The CDN was not purged: it answered ${answer?.status ?? 'nothing'}. 'purge' tries again.`,
    )
}

let database: Promise<Database> | undefined

/** `npm run shop -- <command>` */
function contextOf(env: NodeJS.ProcessEnv): Context {
  const config = readConfig(env)
  const dataDir = resolve(config.DATA_DIR)
  const now = () => new Date(Date.now() + config.SHOP_CLOCK_OFFSET_MS)
  const open = () =>
    openDatabase({
      url: config.DATABASE_URL,
      folder: resolve(dataDir, 'database'),
      passwords: nodePasswords,
    }).catch((error) => {
      throw new CommandError(`The database could not be opened: ${reasonOf(error)}`)
    })
  return {
    images: imagesOf(config, dataDir),
    origin: config.PUBLIC_ORIGIN ?? shop.origin,
    now,
    demo: () => seed(now()),
    database: () => (database ??= open()),
    print: (text) => process.stdout.write(`${text}\n`),
    purge: config.CDN_PURGE_URL === undefined ? undefined : () => purgeCdn(config.CDN_PURGE_URL!),
    log: createLogger(config),
  }
}

try {
  await shopProgram(contextOf(process.env)).parseAsync()
} catch (error) {
  const sentence = error instanceof ConfigError ? error.message : sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
} finally {
  await database?.then(
    ({ close }) => close(),
    () => {},
  )
}
