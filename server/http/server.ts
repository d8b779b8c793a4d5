import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { seed } from '../../mocks/data/seed.ts'
import { nodePasswords } from '../accounts/nodePasswords.ts'
import type { Captcha } from '../complaints/captcha.ts'
import { memoryStore } from '../memory/store.ts'
import { consoleLog, type Log } from '../observability/log.ts'
import { observe } from '../observability/observe.ts'
import type { Sender } from '../outbox/outbox.ts'
import { projectPath } from '../projectPath.ts'
import { readPage, site } from '../rendering/site.ts'
import type { Store } from '../store/store.ts'
import { backendSource, hostedSource } from './apiSource.ts'
import { isTls } from './forwarded.ts'
import { securityHeaders } from './headers.ts'

export type ServerOptions = {
  port: number
  /** 'localhost' by default. */
  host?: string
  /** Folder of the built shop. */
  dist?: string
  /** Where the shop's pages are reached, for links in messages; by default the server's own address. */
  origin?: string
  /** Origin of a backend that answers /api and /images instead of the reference API. */
  backendOrigin?: string
  now?: () => Date
  /** Sends messages; files in `dataDir` by default. */
  sender?: Sender
  /** In memory, as the seed says, by default. */
  store?: Store
  /** Milliseconds that rendering a page may take; a second by default. */
  renderLimit?: number
  /** Folder of uploads and of messages that are not sent: 'data' of the project by default. */
  dataDir?: string
  /** How many proxies stand before the server whose X-Forwarded headers are believed; none by default. */
  trustedProxies?: number
  /** The built-in one by default. */
  captcha?: Captcha
  log?: Log
  /** Bearer token for /metrics, which is not there without one. */
  metricsToken?: string
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Lets open requests end, at most five seconds, and browsers' idle connections not hold it up. */
function closeGently(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), 5000)
  return new Promise((resolve, reject) =>
    server.close((error) => {
      clearInterval(idle)
      clearTimeout(late)
      if (error) reject(error)
      else resolve()
    }),
  )
}

/**
 * How long a connection that nobody uses stays open. Longer than proxies keep theirs (nginx a minute, Caddy two), or one
 * of them sends a request down a connection that is being closed, and answers 502.
 */
const idleConnectionMs = 130_000

/** A body that was refused for its size is still on its way: the connection cannot be used again. */
const closeAfterRefusal: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 413) c.header('Connection', 'close')
}

/**
 * Starts the shop on one port: its pages from `dist`, /images, and /api by the reference API with its data in memory
 * (or by a backend). Every address a browser asks as a page is answered by index.html. Rejects when the port cannot
 * be had (`code` EADDRINUSE).
 */
export async function createServer(
  options: ServerOptions,
): Promise<{ url: string; built: boolean; close(): Promise<void> }> {
  const { port, host = 'localhost', dist = projectPath('dist'), now = () => new Date() } = options
  const { backendOrigin, trustedProxies, origin } = options
  const log = options.log ?? consoleLog
  const built = readPage(dist)
  // The address is known once the server listens; nothing asks before.
  const address = { url: '' }
  let closing = false
  const app = new Hono()
  observe(app, {
    log,
    ready: () => source.ready(),
    closing: () => closing,
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
  })
  app.use(
    securityHeaders({
      html: built ?? '',
      backendOrigin,
      isTls: (c) => origin?.startsWith('https:') || isTls(c, trustedProxies ?? 0),
    }),
    closeAfterRefusal,
  )
  const source = backendOrigin
    ? backendSource(app, backendOrigin, { trustedProxies, publicOrigin: origin })
    : hostedSource(app, {
        store: options.store ?? memoryStore(seed(now()), nodePasswords),
        now,
        log,
        origin: () => origin ?? address.url,
        dataDir: options.dataDir ?? projectPath('data'),
        sender: options.sender,
        captcha: options.captcha,
        trustedProxies,
      })
  const { renderLimit } = options
  const shown = built === undefined ? undefined : await site(app, { dist, source, origin, renderLimit, log })
  app.notFound((c) =>
    c.text(built === undefined ? 'The shop is not built yet. Run npm run build first.' : 'Not found', 404),
  )

  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server
  server.keepAliveTimeout = idleConnectionMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  address.url = addressOf(host, (server.address() as AddressInfo).port)
  void shown?.warm()
  return {
    url: address.url,
    built: built !== undefined,
    async close() {
      closing = true
      await closeGently(server)
      await shown?.settled()
      await source.stop()
    },
  }
}
