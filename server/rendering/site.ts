import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Handler, Hono } from 'hono'
import { paths } from '../../src/paths.ts'
import { isPageBelow } from '../../src/rules/offlineCache.ts'
import { meantAddress } from '../../src/rules/receivedLink.ts'
import { shop } from '../../src/shop/config.ts'
import { cacheDay, cacheForever, oneLeadingSlash, revalidation } from '../http/headers.ts'
import { securityText } from '../securityText.ts'
import { productFeed } from './feed.ts'
import { abortable, type PageLifetime, type PagesOptions, pages } from './pages.ts'
import { loadRenderer } from './renderer.ts'
import { robots, sitemap } from './sitemap.ts'

/** Cache-Control of a file: forever for hashed names, a day for pictures, revalidated at each use for the others. */
const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? cacheForever : path.startsWith('/set/') ? cacheDay : 'no-cache'

/** The text of the built index.html; undefined when the shop is not built. */
export const readPage = (dist: string): string | undefined => {
  const file = `${dist}/index.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const firstPart = (path: string) => path.split('/')[1] ?? ''
const routes = new Set(Object.values(paths).map(firstPart))

/** Whether an address names a file ('/.env', '/wp-login.php', '/assets/app-1.js') and not a page of the shop. */
const namesFile = (path: string) =>
  path.startsWith('/assets/') ||
  /\/\./.test(path) ||
  (/\.[a-z][a-z0-9]*$/i.test(path) && !routes.has(firstPart(path)))

/** The ending of a page's file on another site, whose links may lead here: '/door-hinges.html'. */
const pageFile = /\.html?$/i

/** Path and query of a request, to which a redirect leads. */
function ownAddress(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return oneLeadingSlash(pathname) + search
}

const firstPages = [paths.home, paths.products, paths.categories]

/** Where pages get their data from, and pictures that the build does not have. */
export type PageSource = Pick<PagesOptions, 'fetchWith' | 'version'> & {
  /** For how long visitors share a page that was rendered from these data. */
  pageLifetime: PageLifetime
  /** Registers the handler for pictures that the build does not have; called after its static files. */
  otherPictures(): void
}

export type SiteOptions = Pick<PagesOptions, 'renderLimit' | 'cdnSeconds' | 'visitor' | 'log'> & {
  /** Folder of the built shop. */
  dist: string
  source: PageSource
  /** The ways to pay that have a gateway. */
  gatewayMethods: readonly string[]
}

export type Site = {
  /** Renders the pages on which most visits start, so that no visitor waits for the renderer's slow first run. */
  warm(): Promise<void>
  /** Stops warming up, and resolves when no page is being rendered. */
  settled(): Promise<unknown>
}

/** The operator's page, which nobody else is to store or find; 404 where there is none. */
export function operatorPage(app: Hono, isThere: boolean): void {
  app.use(async (c, next) => {
    if (!isPageBelow(c.req.path, paths.operate)) return next()
    if (!isThere) return c.text('Not found', 404)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
  })
}

/** Serves the built shop's files and its pages, rendered if the server's build exists, else as index.html. */
export async function site(app: Hono, options: SiteOptions): Promise<Site> {
  const { dist, source, renderLimit, gatewayMethods, cdnSeconds, visitor, log } = options
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
  app.get('/.well-known/security.txt', (c) => c.text(securityText(new Date())))
  // Browsers request it unasked when a document names no icon.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  const renderer = await loadRenderer(dist, gatewayMethods)
  // Renders in progress. Some continue after their visitor was sent a stale page.
  const renders = new Set<Promise<unknown>>()
  let page: Handler = plainPage
  let closing = false
  if (renderer) {
    page = pages({
      ...renderer,
      render: (request) => {
        const render = renderer.render(request)
        renders.add(render)
        const remove = () => renders.delete(render)
        render.then(remove, remove)
        return render
      },
      plainPage,
      fetchWith: source.fetchWith,
      version: source.version,
      lifetime: source.pageLifetime,
      cdnSeconds,
      renderLimit,
      visitor,
      log,
    })
    app.get('/robots.txt', robots)
    app.get(
      '/sitemap.xml',
      sitemap((signal) => renderer.sitemapPaths(abortable(source.fetchWith(undefined), signal)), log),
    )
    if (shop.feed)
      app.get(
        '/feed/products.xml',
        productFeed((signal) => renderer.allProducts(abortable(source.fetchWith(undefined), signal)), log),
      )
  }
  // The address of a page names no file: the disk is not searched for it.
  app.use((c, next) => (namesFile(c.req.path) && c.req.path !== '/index.html' ? files(c, next) : next()))
  source.otherPictures()
  // Browsers request scripts with */* as well: an old tab asking for a chunk of an earlier build must not get a page.
  // A request without Accept takes anything: programs that make link previews send none.
  const asksForPage = (c: Context) =>
    (!namesFile(c.req.path) || pageFile.test(c.req.path)) &&
    /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')
  app.get('*', (c, next) => {
    if (!asksForPage(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const link = meantAddress(pathname, search)
    return link === undefined ? page(c, next) : c.redirect(oneLeadingSlash(link), 301)
  })
  // A form sent before its script ran, or without scripts, leads to the page again. Nothing reads its body, of which the
  // adapter discards what arrives within half a second.
  app.post('*', (c, next) => (asksForPage(c) ? c.redirect(ownAddress(c), 303) : next()))
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
