import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { seed } from '../mocks/data/seed.ts'
import { shop } from '../src/shop.config.ts'
import { backend } from './backend.ts'
import type { Captcha } from './captcha.ts'
import { contentPolicy, revalidation, securityHeaders } from './headers.ts'
import { hostedApi } from './hostedApi.ts'
import { consoleLog, type Log } from './log.ts'
import { memoryStore } from './memory/store.ts'
import { nodePasswords } from './nodePasswords.ts'
import { observe } from './observe.ts'
import type { Sender } from './outbox.ts'
import { pages } from './pages.ts'
import { projectPath } from './projectPath.ts'
import { loadRenderer } from './renderer.ts'
import { robots, sitemap } from './sitemap.ts'
import type { Store } from './store.ts'

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

const pictures = projectPath('mocks/pictures')

/** Forever for files whose name changes with their content, a day for pictures, never without asking for others. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheDay = 'public, max-age=86400, stale-while-revalidate=604800'
const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? cacheForever : path.startsWith('/set/') ? cacheDay : 'no-cache'

const readPage = (dist: string): string | undefined => {
  const file = `${dist}/index.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
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

/** Whether a back end answers at all, whatever it says. */
const reached = (origin: string) => fetch(`${origin}/api/products/brands`, { method: 'HEAD' })

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
  const log = options.log ?? consoleLog
  const built = readPage(dist)
  // The address is known once the server listens; nothing asks before.
  const address = { url: '' }
  let closing = false
  let stop = async () => {}
  const store = options.store ?? memoryStore(seed(now()), nodePasswords)
  const { backendOrigin, dataDir = projectPath('data') } = options
  const app = new Hono()
  observe(app, {
    log,
    ready: () => (backendOrigin ? reached(backendOrigin) : store.categories('primary')),
    closing: () => closing,
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
  })
  app.use(securityHeaders(contentPolicy(built ?? '', backendOrigin)), closeAfterRefusal)

  // The calls of the pages that are rendered here go to the back end, or to the reference API in process.
  let answer: (request: Request) => Response | Promise<Response>
  let apiOrigin = 'http://localhost'
  /** Names the state of the data that pages are made of. */
  let version: () => string | Promise<string>
  if (backendOrigin) {
    apiOrigin = backendOrigin
    answer = fetch
    // A back end does not say when its data change; what visitors write comes through here.
    let written = 0
    version = () => String(written)
    app.use('/api/*', async (c, next) => {
      await next()
      if (c.req.method === 'POST' && c.res.ok && /\/(reviews|feedbacks)$/.test(c.req.path)) written += 1
    })
    app.all('/api/*', backend(backendOrigin))
    app.on(['GET', 'HEAD'], '/images/*', backend(backendOrigin))
  } else {
    const api = hostedApi({
      store,
      now,
      log,
      origin: () => options.origin ?? address.url,
      dataDir,
      sender: options.sender,
      captcha: options.captcha,
      trustedProxies: options.trustedProxies,
    })
    answer = (request) => api.fetch(request)
    version = async () => JSON.stringify(await store.versions())
    stop = api.stop
    app.use('/api/*', compress())
    app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    app.use('/images/*', revalidation)
    app.use(
      '/images/*',
      serveStatic({
        root: pictures,
        rewriteRequestPath: (path) => path.replace('/images', ''),
        onFound: (_, c) => c.header('Cache-Control', cacheDay),
      }),
    )
    app.all('/images/*', (c) => c.text('Not found', 404))
    // What the operator brought in with products, also while the server runs: each under a name by its content.
    mkdirSync(join(dataDir, 'pictures'), { recursive: true, mode: 0o700 })
    app.use(
      '/pictures/*',
      serveStatic({
        root: join(dataDir, 'pictures'),
        rewriteRequestPath: (path) => path.replace('/pictures', ''),
        onFound: (_, c) => c.header('Cache-Control', cacheForever),
      }),
    )
    app.all('/pictures/*', (c) => c.text('Not found', 404))
  }

  const fetchWith =
    (cookies: string | undefined): typeof fetch =>
    async (input, init) => {
      const request = new Request(new URL(String(input), apiOrigin), init)
      if (cookies) request.headers.set('cookie', cookies)
      return answer(request)
    }

  // Some go on when their visitor has an older page already.
  const renders = new Set<Promise<unknown>>()
  let warm: (() => unknown) | undefined
  if (built !== undefined) {
    app.use(revalidation)
    const files = serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', cacheOf(c.req.path)),
    })
    const plainPage = serveStatic({
      path: `${dist}/index.html`,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'no-cache'),
    })
    // Browsers ask for it by themselves where a document names no icon.
    app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
    const renderer = await loadRenderer(dist)
    let page: Handler = plainPage
    if (renderer) {
      const { sitemapPaths } = renderer
      const origin = () => options.origin ?? shop.origin
      page = pages({
        ...renderer,
        render: (request) => {
          const render = renderer.render(request)
          renders.add(render)
          const done = () => renders.delete(render)
          render.then(done, done)
          return render
        },
        plainPage,
        fetchWith,
        version,
        renderLimit: options.renderLimit,
        log,
      })
      warm = () => app.request('/', { headers: { accept: 'text/html' } })
      app.get('/robots.txt', robots(origin))
      app.get(
        '/sitemap.xml',
        sitemap(() => sitemapPaths(fetchWith(undefined)), origin),
      )
    }
    app.use((c, next) => (/^\/(index\.html)?$/.test(c.req.path) ? next() : files(c, next)))
    // A browser asks for a script with */* too: an old tab's chunk of the build before is no page.
    app.get('*', (c, next) =>
      !c.req.path.startsWith('/assets/') && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '')
        ? page(c, next)
        : next(),
    )
  }
  app.notFound((c) =>
    c.text(built === undefined ? 'The shop is not built yet. Run npm run build first.' : 'Not found', 404),
  )

  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  // The first visitor does not wait for the renderer's code to be read.
  void warm?.()
  address.url = addressOf(host, (server.address() as AddressInfo).port)
  return {
    url: address.url,
    built: built !== undefined,
    async close() {
      closing = true
      await closeGently(server)
      await Promise.allSettled(renders)
      await stop()
    },
  }
}
