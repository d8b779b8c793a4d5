import { createServer as createTcpServer } from 'node:net'
import { resolve } from 'node:path'
import { shop } from '../src/shop/config.ts'
import { nodePasswords } from './account/nodePasswords.ts'
import { recaptcha } from './complaint/recaptcha.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { reasonOf } from './database/db.ts'
import { type Database, openDatabase } from './database/open.ts'
import { seed } from './demo/seed.ts'
import { imagesOf } from './images.ts'
import { consoleLog } from './observability/log.ts'
import { createLogger } from './observability/logger.ts'
import { configuredSender } from './outbox/senders/configuredSender.ts'
import { fileSender } from './outbox/senders/fileSender.ts'
import { configuredGateways } from './payments/configuredGateways.ts'
import { createServer } from './server.ts'

const firstPort = 4173
const portsTried = 20

/** Says why a start has failed, in sentences for the operator. */
const reportFailedStart = (...reasons: string[]) =>
  consoleLog.error(['The shop does not start:', ...reasons].join('\n  '))

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    reportFailedStart(...error.problems)
    process.exit(1)
  }
}

const config = configOrExit()
const log = createLogger(config)
const now = () => new Date(Date.now() + config.SHOP_CLOCK_OFFSET_MS)
const dataDir = resolve(config.DATA_DIR)

/** Opens, migrates and seeds the shop's database; undefined with `API_ORIGIN`, where the back end keeps the data. */
async function openOrExit(): Promise<Database | undefined> {
  if (config.API_ORIGIN) return undefined
  try {
    return await openDatabase({
      url: config.DATABASE_URL,
      folder: resolve(dataDir, 'database'),
      seed: config.SHOP_DEMO ? seed(now()) : undefined,
      passwords: nodePasswords,
      statementTimeoutMs: 15_000,
      onFailure(reason) {
        log.error(`${reason} The shop stops at once; start it again.`)
        process.exit(1)
      },
    })
  } catch (error) {
    reportFailedStart(`The database could not be opened: ${reasonOf(error)}`)
    process.exit(1)
  }
}

// Not an error: a copy of the shop for trials has another address, and names the shop's own to search engines.
if (config.PUBLIC_ORIGIN && config.PUBLIC_ORIGIN !== shop.origin)
  log.info(
    `PUBLIC_ORIGIN is ${config.PUBLIC_ORIGIN}, but search engines and link previews are given ${shop.origin}, the origin of src/shop/config.ts.`,
  )

/** Whether this port is free to listen on now. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createTcpServer()
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code !== 'EADDRINUSE'))
    probe.listen(port, config.HOST, () => probe.close(() => answer(true)))
  })

/** The configured port; without one, the first of a few that is free. */
async function portOrExit(): Promise<number> {
  const last = config.PORT ?? firstPort + portsTried
  for (let port = config.PORT ?? firstPort; port <= last; port += 1) if (await isFree(port)) return port
  reportFailedStart(
    config.PORT === undefined
      ? `Ports ${firstPort} to ${last} are all taken. Name a free one with PORT.`
      : `PORT ${config.PORT} is taken by another program.`,
  )
  process.exit(1)
}

// Before the database is opened: on the first start, opening creates and fills it.
const port = await portOrExit()

const sender = configuredSender(config, fileSender(resolve(dataDir, 'outbox'), { from: shop.email, now }))
const database = await openOrExit()

const server = await createServer({
  port,
  host: config.HOST,
  log,
  sender,
  now,
  dataDir,
  images: imagesOf(config, dataDir),
  renderLimit: config.RENDER_LIMIT_MS,
  cdnSeconds: config.CDN_SECONDS,
  trustedProxies: config.TRUSTED_PROXIES,
  store: database?.store,
  backendOrigin: config.API_ORIGIN,
  origin: config.PUBLIC_ORIGIN,
  gateways: configuredGateways(config),
  paymentHosts: config.PAYMENT_HOSTS,
  sms: config.SMS_TOKEN !== undefined,
  operatorToken: config.OPERATOR_TOKEN,
  metricsToken: config.METRICS_TOKEN,
  captcha: config.RECAPTCHA_SECRET ? recaptcha(config.RECAPTCHA_SECRET) : undefined,
}).catch(async (error) => {
  reportFailedStart(`Port ${port}: ${reasonOf(error)}`)
  await database?.close()
  process.exit(1)
})

log.info(`The shop is open: ${server.url}`)
if (!server.built) log.info('There is nothing to show yet: run npm run build first. The API answers.')
if (config.API_ORIGIN) log.info(`/api and /images come from ${config.API_ORIGIN}`)
if (database && config.SHOP_DEMO) log.info('Sign in with demo / Demo@2026.')
if (!config.SMTP_URL) log.info(`Emails are not sent, but written to ${config.DATA_DIR}/outbox`)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second signal exits without waiting.
    if (closing) process.exit(1)
    closing = true
    server
      .close()
      .then(() => database?.close())
      .then(() => process.exit(0))
  })
