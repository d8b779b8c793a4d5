import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler, Hono } from 'hono'
import { paths } from '../../src/paths.ts'
import { shop } from '../../src/shop.config.ts'
import { cacheDay, cacheForever, type Source } from '../http/apiSource.ts'
import { revalidation } from '../http/headers.ts'
import type { Log } from '../observability/log.ts'
import { pages } from './pages.ts'
import { loadRenderer } from './renderer.ts'
import { robots, sitemap } from './sitemap.ts'

/** Forever for files whose name changes with their content, a day for pictures, never without asking for others. */
const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? cacheForever : path.startsWith('/set/') ? cacheDay : 'no-cache'

/** The text of the built index.html; undefined when the shop is not built. */
export const readPage = (dist: string): string | undefined => {
  const file = `${dist}/index.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const firstPart = (path: string) => path.split('/')[1] ?? ''
const routes = new Set(Object.values(paths).map(firstPart))

/** Whether an address names a file, as '/.env', '/wp-login.php' and '/assets/app-1.js' do, and no page of the shop. */
const namesFile = (path: string) =>
  path.startsWith('/assets/') ||
  /\/\./.test(path) ||
  (/\.[a-z][a-z0-9]*$/i.test(path) && !routes.has(firstPart(path)))

const firstPages = [paths.home, paths.products, paths.categories]

export type SiteOptions = {
  /** Folder of the built shop. */
  dist: string
  source: Source
  /** Where the shop's pages are reached. */
  origin: string | undefined
  renderLimit: number | undefined
  log: Log
}

export type Site = {
  /** Renders the pages that most visits begin with, so that no visitor meets a renderer that has never run. */
  warm(): Promise<void>
  /** Resolves when no page is being rendered; no more are warmed up. */
  settled(): Promise<unknown>
}

/** The files of the built shop, and its pages: rendered where the server's build is there, else index.html. */
export async function site(app: Hono, options: SiteOptions): Promise<Site> {
  const { dist, source, origin: named, renderLimit, log } = options
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
  // Some go on when their visitor has an older page already.
  const renders = new Set<Promise<unknown>>()
  let page: Handler = plainPage
  let closing = false
  if (renderer) {
    const origin = () => named ?? shop.origin
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
      fetchWith: source.fetchWith,
      version: source.version,
      renderLimit,
      log,
    })
    app.get('/robots.txt', robots(origin))
    app.get(
      '/sitemap.xml',
      sitemap(() => renderer.sitemapPaths(source.fetchWith(undefined)), origin),
    )
  }
  app.use((c, next) => (/^\/(index\.html)?$/.test(c.req.path) ? next() : files(c, next)))
  source.otherPictures()
  // A browser asks for a script with */* too: an old tab's chunk of the build before is no page.
  app.get('*', (c, next) =>
    !namesFile(c.req.path) && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '') ? page(c, next) : next(),
  )
  return {
    warm: async () => {
      if (!renderer) return
      for (const path of firstPages)
        if (!closing) await app.request(path, { headers: { accept: 'text/html' } })
    },
    settled() {
      closing = true
      return Promise.allSettled(renders)
    },
  }
}
