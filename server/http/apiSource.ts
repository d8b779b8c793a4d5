import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type HostedOptions, hostedApi } from '../api/hostedApi.ts'
import { projectPath } from '../projectPath.ts'
import { type BackendOptions, backend, backendPictures, backendUrl } from './backendProxy.ts'
import { revalidation } from './headers.ts'

/** How long browsers keep files: forever where the name is made from the content, a day for other pictures. */
export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheDay = 'public, max-age=86400, stale-while-revalidate=604800'

/** Where calls and pictures come from. */
export type Source = {
  /** Makes the calls of §7 for whoever sends these cookies. */
  fetchWith(cookies: string | undefined): typeof fetch
  /** Names the state of the data that pages are made of. */
  version(): string | Promise<string>
  /** Resolves when it answers. */
  ready(): Promise<unknown>
  /** Answers pictures that the build does not have, after its files. */
  otherPictures(): void
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

/** A back end of the shop's own: its calls and pictures are passed on. */
export function backendSource(app: Hono, origin: string, options: BackendOptions): Source {
  // A back end does not say when its data change; what visitors write comes through here.
  let written = 0
  app.use('/api/*', async (c, next) => {
    await next()
    if (c.req.method === 'POST' && c.res.ok && /\/(reviews|feedbacks)$/.test(c.req.path)) written += 1
  })
  app.all('/api/*', backend(origin, options))
  app.on(['GET', 'HEAD'], '/images/*', backend(origin, options))
  return {
    fetchWith: fetchBy(fetch, (path) => {
      const { pathname, search } = new URL(path, origin)
      const url = backendUrl(origin, pathname)
      url.search = search
      return url
    }),
    version: () => String(written),
    // Whatever it says: it answers.
    ready: () => fetch(backendUrl(origin, '/api/products/brands'), { method: 'HEAD' }),
    otherPictures: () => void app.on(['GET', 'HEAD'], '*', backendPictures(origin, options)),
    stop: async () => {},
  }
}

/** The reference API in this process, with its pictures. */
export function hostedSource(app: Hono, options: HostedOptions): Source {
  const { store, dataDir } = options
  const api = hostedApi(options)
  app.use('/api/*', compress())
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  const pictures = (path: string, root: string, cache: string) => {
    app.use(
      `${path}/*`,
      serveStatic({
        root,
        rewriteRequestPath: (asked) => asked.replace(path, ''),
        onFound: (_, c) => c.header('Cache-Control', cache),
      }),
    )
    app.all(`${path}/*`, (c) => c.text('Not found', 404))
  }
  app.use('/images/*', revalidation)
  pictures('/images', projectPath('mocks/pictures'), cacheDay)
  // What the operator brought in with products, also while the server runs: each under a name by its content.
  const brought = join(dataDir, 'pictures')
  mkdirSync(brought, { recursive: true, mode: 0o700 })
  pictures('/pictures', brought, cacheForever)
  return {
    fetchWith: fetchBy(
      (request) => api.fetch(request),
      (path) => new URL(path, 'http://localhost'),
    ),
    version: async () => JSON.stringify(await store.versions()),
    ready: () => store.categories('primary'),
    otherPictures: () => {},
    stop: api.stop,
  }
}
