import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type HostedOptions, hostedApi } from './api/hostedApi.ts'
import { type BackendOptions, backend, backendPictures, backendUrl, isSafePath } from './http/backendProxy.ts'
import { cacheDay, cacheForever, revalidation } from './http/headers.ts'
import { typeOf } from './images.ts'
import { projectPath } from './projectPath.ts'
import type { PageSource } from './rendering/site.ts'

/** The source of API answers and pictures: the reference API, or a back end. */
export type Source = PageSource & {
  /** Rejects when the source does not answer or, where the shop keeps the data, when they cannot be written. */
  ready(): Promise<unknown>
  stop(): Promise<void>
}

const fetchBy =
  (answer: (request: Request) => Response | Promise<Response>, urlOf: (path: string) => URL) =>
  (cookies: string | undefined): typeof fetch =>
  async (input, init) => {
    const request = new Request(urlOf(String(input)), init)
    if (cookies) request.headers.set('cookie', cookies)
    return answer(request)
  }

/** Proxies calls and pictures to the shop's own back end. */
export function backendSource(app: Hono, origin: string, options: BackendOptions): Source {
  // A back end does not report changes of its data, but the reviews that visitors write pass through here.
  let written = 0
  app.use('/api/*', async (c, next) => {
    await next()
    if (c.req.method === 'POST' && c.res.ok && /\/(reviews|feedbacks)$/.test(c.req.path)) written += 1
  })
  app.all('/api/*', backend(origin, options))
  return {
    fetchWith: fetchBy(
      (request) =>
        isSafePath(new URL(request.url).pathname) ? fetch(request) : new Response(null, { status: 404 }),
      (path) => {
        const { pathname, search } = new URL(path, origin)
        return backendUrl(origin, pathname, search)
      },
    ),
    version: () => String(written),
    // Its data may change at any time. A second still lets simultaneous visitors share one rendering.
    pageLifetime: { freshMs: 1000, staleMs: 0 },
    // Any status will do: it shows that the back end answers.
    ready: () => fetch(backendUrl(origin, '/api/products/brands'), { method: 'HEAD' }),
    otherPictures: () => void app.on(['GET', 'HEAD'], '*', backendPictures(origin, options)),
    stop: async () => {},
  }
}

/** Milliseconds for which pages share one reading of the data's versions: then changes by other processes show. */
const versionsFreshMs = 50

/** Runs the reference API in this process and serves its pictures. */
export function hostedSource(app: Hono, options: HostedOptions): Source {
  const { store, images } = options
  const api = hostedApi(options)
  let versions: { read: Promise<string>; at: number } | undefined
  app.use('/api/*', compress(), async (c, next) => {
    await next()
    // This call may have changed data: pages read the versions anew, so that it shows at once.
    if (c.req.method !== 'GET') versions = undefined
  })
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.use(
    '/images/*',
    revalidation,
    serveStatic({
      root: projectPath('server/demo/pictures'),
      rewriteRequestPath: (url) => url.replace('/images', ''),
      onFound: (_, c) => c.header('Cache-Control', cacheDay),
    }),
  )
  app.all('/images/*', (c) => c.text('Not found', 404))
  // Pictures of `products import`, named by a hash of their content. They may be added while the server runs.
  app.get('/pictures/:name', async (c) => {
    const path = `pictures/${c.req.param('name')}`
    const picture = await images.stream(path)
    if (!picture) return c.text('Not found', 404)
    if (c.req.method === 'HEAD') await picture.cancel()
    return c.body(picture, 200, { 'Content-Type': typeOf(path), 'Cache-Control': cacheForever })
  })
  app.all('/pictures/*', (c) => c.text('Not found', 404))
  return {
    fetchWith: fetchBy(
      (request) => api.fetch(request),
      (path) => new URL(path, 'http://localhost'),
    ),
    version() {
      const now = performance.now()
      if (!versions || now - versions.at >= versionsFreshMs)
        versions = { read: store.versions().then((read) => JSON.stringify(read)), at: now }
      return versions.read
    },
    // Changed data give a new version. Without one, only what depends on the clock can be outdated in a page.
    pageLifetime: { freshMs: 10_000, staleMs: 60_000 },
    ready: () => store.ready(),
    otherPictures: () => {},
    stop: api.stop,
  }
}
