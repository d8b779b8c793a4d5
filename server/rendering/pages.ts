import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { session, type User } from '../../src/api/session.ts'
import { call, isTransient } from '../../src/lib/endpoint.ts'
import { withAbort } from '../../src/lib/withAbort.ts'
import { withTimeout } from '../../src/lib/withTimeout.ts'
import { isCacheablePage } from '../../src/paths.ts'
import type { Rendered, RenderRequest } from '../../src/render.tsx'
import { consentCookie, idNames } from '../../src/rules/consent.ts'
import { compressed } from '../http/compression.ts'
import { type ContentCoding, contentCoding } from '../http/contentCoding.ts'
import { fairQueue, QueueFull } from '../http/fairQueue.ts'
import type { Log } from '../observability/log.ts'

type Fetch = typeof globalThis.fetch

/** For how long visitors share a rendered page, in milliseconds. */
export type PageLifetime = {
  /** A page of this age is sent as it is. */
  freshMs: number
  /** For this long afterwards, it is still sent while it is rendered again; 0 for never. */
  staleMs: number
}

export type PagesOptions = {
  /** Renders the first view of a page: the server's build of src/render.tsx. */
  render: (request: RenderRequest) => Promise<Rendered>
  /** Puts what was rendered into the built page: see template.ts. */
  document: (rendered: Rendered) => string
  /** The address by which a page is rendered and cached: without parameters that it does not read. */
  pageAddress: (url: URL) => string
  /** The visitor by whom pages that wait to be rendered are counted: an address. */
  visitor: (c: Context) => string
  /** Sends the built page unchanged, for the browser to render, when the server cannot render a page. */
  plainPage: Handler
  /** Returns a `fetch` that makes the calls of §7 with these cookies, in process or to a back end. */
  fetchWith: (cookies: string | undefined) => Fetch
  /** Identifies the current state of the data. When it changes, cached pages are no longer used. */
  version: () => string | Promise<string>
  lifetime: PageLifetime
  /** Seconds for which a CDN in front of the server may hold visitors' pages; 0 for never. */
  cdnSeconds?: number | undefined
  /** Milliseconds that a page and all its calls may take before the plain page is sent; a second by default. */
  renderLimit?: number | undefined
  log: Log
}

type Page = {
  status: number
  location: string | undefined
  html: Buffer
  /** The opaque part of the entity tag. */
  tag: string
  /** All of its data loaded. */
  complete: boolean
  /** When it was rendered: `performance.now()`. */
  at: number
  encoded: Partial<Record<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>>
}

/** A page for a request. `own`: it was rendered for the user of the request alone. */
type Answer = { page: Page; own: boolean }

/** Rejects the rendering of a page that lacks some of its data: it is sent to those who wait for it, and not cached. */
class IncompletePage extends Error {
  override name = 'IncompletePage'
  page: Page
  constructor(page: Page) {
    super('Some of the data of the page did not load')
    this.page = page
  }
}

/** Pages that are rendered at a time, wait, and wait for one visitor. A page takes about 35 ms. */
const renders = { atOnce: 8, waiting: 16, each: 4 }

/** Maximum bytes of all cached pages. */
const cacheSize = 64_000_000

// Cookies that say nothing about who is signed in: consent, and the ids of visit statistics (§3).
const anonymousCookies = new Set<string>([consentCookie, ...idNames])

const mayIdentifyUser = (cookies: string) =>
  cookies.split(';').some((cookie) => !anonymousCookies.has(cookie.split('=')[0]?.trim() ?? ''))

/** The user for whom `fetch` makes calls; null for a visitor, undefined when the profile call does not say. */
async function signedInUser(fetch: Fetch): Promise<User | null | undefined> {
  try {
    return await call(session.profile, { fetch })
  } catch (error) {
    return isTransient(error) ? undefined : null
  }
}

/** A `fetch` whose calls also end when `signal` is aborted. */
export const abortable =
  (fetch: Fetch, signal: AbortSignal): Fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })

/** Sends a page in a coding that the request accepts, or that the browser has it already. */
async function send(c: Context, { page, own }: Answer, cdnSeconds = 0): Promise<Response> {
  c.header('Vary', 'Cookie, Accept-Encoding')
  const mayBeHeld = cdnSeconds > 0 && page.complete && page.status === 200 && isCacheablePage(c.req.path)
  // Browsers ask again each time; only the CDN holds the page, which a purge can reach.
  const cdnCaching = `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
  c.header('Cache-Control', own ? 'private, no-store' : mayBeHeld ? cdnCaching : 'no-cache')
  if (page.location !== undefined) return c.redirect(page.location, 302)
  if (!own) {
    // Weak: the page is the same text in each content coding, but not the same bytes.
    c.header('ETag', `W/${page.tag}`)
    if (page.status === 200 && c.req.header('if-none-match')?.includes(page.tag)) return c.body(null, 304)
  }
  const coding = contentCoding(c.req.header('accept-encoding'))
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.status(page.status as 200)
  if (!coding) return c.body(new Uint8Array(page.html))
  page.encoded[coding] ??= compressed(page.html, coding, 'few')
  c.header('Content-Encoding', coding)
  return c.body(await page.encoded[coding])
}

/**
 * Answers a page with its first view in HTML. Visitors share one rendered without cookies for `lifetime`; a user's own, and
 * one whose data did not all load, are never cached. A page that fails, takes longer than `renderLimit` or finds no place
 * is sent as the build has it: the browser renders it, and the shopper has the shop and not an error.
 */
export function pages(options: PagesOptions): Handler {
  const { render, document, plainPage, fetchWith, version, lifetime, renderLimit = 1000, log } = options
  const inTurn = fairQueue(renders)

  /** Renders a page. */
  async function make(
    visitor: string,
    address: string,
    user: User | null | undefined,
    fetch: Fetch,
    signal: AbortSignal,
  ): Promise<Page> {
    const rendered = await inTurn(visitor, () => render({ address, user, fetch, signal }), signal)
    const { status, location, whole } = rendered
    const html = Buffer.from(location === undefined ? document(rendered) : '')
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    const complete = whole && status !== 503
    return { status, location, html, tag, complete, at: performance.now(), encoded: {} }
  }

  // Keyed by version and address: a page being rendered when the data change is used only for requests already waiting.
  const visitors = new LRUCache<string, Page, { visitor: string; address: string }>({
    maxSize: cacheSize,
    // Times two: each page is in memory as text and compressed.
    sizeCalculation: ({ html }, key) => html.length * 2 + key.length + 500,
    // An incomplete page does not replace a stale one.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: { visitor, address } }) => {
      const signal = AbortSignal.timeout(renderLimit)
      const page = await make(visitor, address, null, abortable(fetchWith(undefined), signal), signal)
      if (!page.complete) throw new IncompletePage(page)
      return page
    },
  })

  async function visitorsPage(visitor: string, address: string, version: string): Promise<Page> {
    const key = `${version} ${address}`
    const cachedPage = visitors.peek(key, { allowStale: true })
    const age = cachedPage ? performance.now() - cachedPage.at : 0
    try {
      return await visitors.forceFetch(key, {
        forceRefresh: age > lifetime.freshMs,
        allowStale: age <= lifetime.freshMs + lifetime.staleMs,
        context: { visitor, address },
      })
    } catch (error) {
      if (error instanceof IncompletePage) return error.page
      throw error
    }
  }

  let lastVersion = ''
  const readVersion = async () => {
    try {
      lastVersion = await version()
    } catch (error) {
      // Carry on: the rendered page shows the visitor that its data cannot be loaded.
      log.error('The version of the data cannot be read', error)
    }
    return lastVersion
  }

  async function pageFor(c: Context, address: string): Promise<Answer> {
    const visitor = options.visitor(c)
    const cookies = c.req.header('cookie')
    if (cookies && mayIdentifyUser(cookies)) {
      const signal = AbortSignal.timeout(renderLimit)
      const fetch = abortable(fetchWith(cookies), signal)
      const user = await withAbort(signedInUser(fetch), signal)
      if (user !== null) return { page: await make(visitor, address, user, fetch, signal), own: true }
    }
    const data = await withTimeout(readVersion(), renderLimit)
    return { page: await visitorsPage(visitor, address, data), own: false }
  }

  return async (c, next) => {
    const address = options.pageAddress(new URL(c.req.url))
    let answer: Answer
    try {
      answer = await pageFor(c, address)
    } catch (error) {
      if (!(error instanceof QueueFull)) log.error(`${c.req.path} was not rendered`, error)
      return plainPage(c, next)
    }
    return send(c, answer, options.cdnSeconds)
  }
}
