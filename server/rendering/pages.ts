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
import type { Log } from '../observability/log.ts'

type Fetch = typeof globalThis.fetch

export type PagesOptions = {
  /** Renders the first view of a page: the server's build of src/render.tsx. */
  render: (request: RenderRequest) => Promise<Rendered>
  /** Puts what was rendered into the built page: see template.ts. */
  document: (rendered: Rendered) => string
  /** Sends the built page as it is: where a page cannot be rendered, the browser renders it. */
  plainPage: Handler
  /** Makes the calls of §7 for whoever sends these cookies, in process or to a back end. */
  fetchWith: (cookies: string | undefined) => Fetch
  /** Names the state of the data that pages are made of. With another name the pages made before are of no use. */
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

/** Milliseconds for which a page is fresh; an older one is sent once more while it is made anew. */
const freshFor = 10_000
/** Bytes of all pages that are kept. */
const cacheSize = 64_000_000

const compress = {
  // The level that costs about as much time as it saves on the way.
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
}

// They say nothing about who is signed in: consent, and the ids of visit statistics (§3).
const anonymousCookies = new Set<string>([consentCookie, ...idNames])

const tellsWhoAsks = (cookies: string) =>
  cookies.split(';').some((cookie) => !anonymousCookies.has(cookie.split('=')[0]?.trim() ?? ''))

/** The user these cookies belong to, null for a visitor; undefined when that could not be found out. */
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
 * Answers a page's address with its first view in HTML. What a visitor gets is made without cookies, the same for all,
 * and kept by address; somebody signed in gets a page of their own that nobody keeps. A page that cannot be rendered,
 * or not within a second, is sent plain, and the error is logged.
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

  // By address and version: what is being made when the data change is still sent to whoever waits for it, and no more.
  const visitors = new LRUCache<string, Page, string>({
    maxSize: cacheSize,
    // In memory twice: as text and compressed.
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
      // The page itself tells the visitor that nothing can be loaded.
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
    // What did not load is asked for again by whoever comes next.
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
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.status(page.status as 200)
    if (!encoding) return c.body(new Uint8Array(page.html))
    page.encoded[encoding] ??= compress[encoding](page.html)
    c.header('Content-Encoding', encoding)
    return c.body(new Uint8Array(await page.encoded[encoding]))
  }
}
