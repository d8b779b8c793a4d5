import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { session, type User } from '../../src/api/session.ts'
import { ApiError, call } from '../../src/lib/endpoint.ts'
import type { Rendered, RenderRequest } from '../../src/render.tsx'
import { consentCookie } from '../../src/rules/consent.ts'
import { idNames } from '../../src/rules/consentCookies.ts'
import { contentCoding } from '../http/contentCoding.ts'
import type { Log } from '../observability/log.ts'

type Fetch = typeof globalThis.fetch

export type PagesOptions = {
  /** Renders the first view of a page: the server's build of src/render.tsx. */
  render: (request: RenderRequest) => Promise<Rendered>
  /** Puts what was rendered into the built page: see template.ts. */
  document: (rendered: Rendered) => string
  /** Sends the built page unchanged, for the browser to render, when the server cannot render a page. */
  plainPage: Handler
  /** Returns a `fetch` that makes the calls of §7 with these cookies, in process or to a back end. */
  fetchWith: (cookies: string | undefined) => Fetch
  /** Identifies the current state of the data. When it changes, cached pages are no longer used. */
  version: () => string | Promise<string>
  /** Milliseconds that rendering may take before the plain page is sent; a second by default. */
  renderLimit?: number | undefined
  log: Log
}

type Page = {
  status: number
  location: string | undefined
  html: Buffer
  etag: string
  encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

/** Milliseconds for which a cached page is fresh; a stale one is served while it is rendered again. */
const freshFor = 10_000
/** Maximum bytes of all cached pages. */
const cacheSize = 64_000_000

const compress = {
  // Level 5: higher levels take more time than the smaller transfer saves.
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
}

// Cookies that say nothing about who is signed in: consent, and the ids of visit statistics (§3).
const anonymousCookies = new Set<string>([consentCookie, ...idNames])

const tellsWhoAsks = (cookies: string) =>
  cookies.split(';').some((cookie) => !anonymousCookies.has(cookie.split('=')[0]?.trim() ?? ''))

/** The user whose cookies these are; null for a visitor, undefined when the profile call failed. */
async function whoAsks(cookies: string | undefined, fetch: Fetch): Promise<User | null | undefined> {
  if (!cookies || !tellsWhoAsks(cookies)) return null
  try {
    return await call(session.profile, { fetch })
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    return refused ? null : undefined
  }
}

/**
 * Answers a page's address with its first view in HTML. Visitors' pages are rendered without cookies, cached by address
 * and shared by all visitors; a signed-in user's page is rendered for that user and never cached. When a page cannot be
 * rendered within `renderLimit`, the plain page is sent and the error is logged.
 */
export function pages(options: PagesOptions): Handler {
  const { render, document, plainPage, fetchWith, version, renderLimit = 1000, log } = options

  async function make(address: string, user: User | null | undefined, fetch: Fetch): Promise<Page> {
    const rendered = await render({ address, user, fetch, signal: AbortSignal.timeout(renderLimit) })
    const html = Buffer.from(rendered.location === undefined ? document(rendered) : '')
    return {
      status: rendered.status,
      location: rendered.location,
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      encoded: {},
    }
  }

  // Keyed by version and address: a page being rendered when the data change is used only for requests already waiting.
  const visitors = new LRUCache<string, Page, string>({
    maxSize: cacheSize,
    // Times two: each page is in memory as text and compressed.
    sizeCalculation: ({ html }, key) => html.length * 2 + key.length + 500,
    ttl: freshFor,
    allowStale: true,
    fetchMethod: (_key, _stale, { context: address }) => make(address, null, fetchWith(undefined)),
  })
  let known = ''
  const currentVersion = async () => {
    try {
      known = await version()
    } catch (error) {
      // Carry on: the rendered page shows the visitor that its data cannot be loaded.
      log.error('The version of the data cannot be read', error)
    }
    return known
  }

  async function pageFor(c: Context, address: string): Promise<{ page: Page; own: boolean }> {
    const cookies = c.req.header('cookie')
    const fetch = fetchWith(cookies)
    const user = await whoAsks(cookies, fetch)
    if (user !== null) return { page: await make(address, user, fetch), own: true }
    const key = `${await currentVersion()} ${address}`
    const page = await visitors.forceFetch(key, { context: address })
    // Do not cache a page whose data did not load: the next request tries again.
    if (page.status === 503) visitors.delete(key)
    return { page, own: false }
  }

  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    searchParams.sort()
    const address = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
    let found: Awaited<ReturnType<typeof pageFor>>
    try {
      found = await pageFor(c, address)
    } catch (error) {
      log.error(`${pathname} was not rendered`, error)
      return plainPage(c, next)
    }
    const { page, own } = found
    c.header('Vary', 'Cookie, Accept-Encoding')
    c.header('Cache-Control', own ? 'private, no-store' : 'no-cache')
    if (page.location !== undefined) return c.redirect(page.location, 302)
    if (!own) {
      c.header('ETag', page.etag)
      if (page.status === 200 && c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304)
    }
    const coding = contentCoding(c.req.header('accept-encoding'))
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.status(page.status as 200)
    if (!coding) return c.body(new Uint8Array(page.html))
    page.encoded[coding] ??= compress[coding](page.html)
    c.header('Content-Encoding', coding)
    return c.body(new Uint8Array(await page.encoded[coding]))
  }
}
