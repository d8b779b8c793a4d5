import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { nodePasswords } from './account/nodePasswords.ts'
import type { HostedOptions } from './api/hostedApi.ts'
import { backendSource, hostedSource } from './apiSource.ts'
import { seed } from './demo/seed.ts'
import { clientAddress, isTls } from './http/forwarded.ts'
import { securityHeaders } from './http/headers.ts'
import { folderImages } from './images.ts'
import { memoryStore } from './memory/store.ts'
import { consoleLog } from './observability/log.ts'
import { observe } from './observability/observe.ts'
import { projectPath } from './projectPath.ts'
import { operatorPage, readPage, site } from './rendering/site.ts'
import type { Store } from './store/store.ts'

/** What differs from `HostedOptions`: all of them have defaults, and `origin` is a text. */
export type ServerOptions = Partial<Omit<HostedOptions, 'origin' | 'store'>> & {
  port: number
  /** By default in memory, filled with the seed. */
  store?: Store | undefined
  /** 'localhost' by default. */
  host?: string
  /** Folder of the built shop. */
  dist?: string
  /** Public origin of the shop, for links in messages and for cookies; by default the server's own address. */
  origin?: string | undefined
  /** Origin of a back end that answers /api and /images instead of the reference API. */
  backendOrigin?: string | undefined
  /** Milliseconds that rendering a page may take; a second by default. */
  renderLimit?: number
  /** Seconds for which a CDN in front of the server may hold visitors' pages; 0 by default. */
  cdnSeconds?: number
  /** Further hosts of payment pages, as CSP sources: those to which gateways lead on, and those of a back end. */
  paymentHosts?: readonly string[] | undefined
  /** Bearer token for /metrics; without it /metrics answers 404. */
  metricsToken?: string | undefined
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Closes the server: waits at most five seconds for open requests, and drops browsers' idle connections. */
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

/** Milliseconds of an idle connection: longer than a proxy's, which would else use one that is being closed (502). */
const idleConnectionMs = 130_000

/** After a 413 or 408 the rest of the refused body is still arriving: the connection cannot be reused. */
const closeAfterRefusal: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 413 || c.res.status === 408) c.header('Connection', 'close')
}

/** Starts the shop on a port. Pages that cannot be rendered are index.html. Rejects when the port is taken. */
export async function createServer(
  options: ServerOptions,
): Promise<{ url: string; built: boolean; close(): Promise<void> }> {
  const { port, host = 'localhost', dist = projectPath('dist'), now = () => new Date() } = options
  const { backendOrigin, trustedProxies = 0, origin, log = consoleLog } = options
  const { dataDir = projectPath('data'), images = folderImages(dataDir) } = options
  // With a back end, these are its responsibility.
  const gateways = (!backendOrigin && options.gateways) || []
  const operatorToken = backendOrigin ? undefined : options.operatorToken
  const built = readPage(dist)
  // The address is known once the server listens; nothing needs it earlier.
  const address = { url: '' }
  let closing = false
  const app = new Hono()
  observe(app, {
    log,
    ready: () => source.ready(),
    closing: () => closing,
    metricsToken: options.metricsToken,
  })
  app.use(
    securityHeaders({
      html: built ?? '',
      backendOrigin,
      paymentHosts: [
        ...new Set([
          ...gateways.flatMap(({ page, hosts }) => [new URL(page).origin, ...hosts]),
          ...(options.paymentHosts ?? []),
        ]),
      ],
      isTls: (c) => origin?.startsWith('https:') || isTls(c, trustedProxies),
    }),
    closeAfterRefusal,
  )
  const source = backendOrigin
    ? backendSource(app, backendOrigin, { trustedProxies, publicOrigin: origin })
    : hostedSource(app, {
        ...options,
        store: options.store ?? memoryStore(seed(now()), nodePasswords),
        dataDir,
        images,
        origin: () => origin ?? address.url,
        now,
        log,
      })
  operatorPage(app, operatorToken !== undefined)
  const pages =
    built === undefined
      ? undefined
      : await site(app, {
          dist,
          source,
          cdnSeconds: options.cdnSeconds,
          renderLimit: options.renderLimit,
          gatewayMethods: gateways.map(({ method }) => method),
          visitor: clientAddress(trustedProxies),
          log,
        })
  app.notFound((c) => {
    // The same address may be a page for somebody else, who accepts HTML.
    c.header('Cache-Control', 'no-store')
    return c.text(
      built === undefined ? 'The shop is not built yet. Run npm run build first.' : 'Not found',
      404,
    )
  })

  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server
  server.keepAliveTimeout = idleConnectionMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  address.url = addressOf(host, (server.address() as AddressInfo).port)
  void pages?.warm()
  return {
    url: address.url,
    built: built !== undefined,
    async close() {
      closing = true
      await closeGently(server)
      await pages?.settled()
      await source.stop()
    },
  }
}
