import type { Context, Handler } from 'hono'
import { proxy } from 'hono/proxy'
import { isCrossSite } from './crossSite.ts'
import { askedHost, isTls, visitorAddress } from './forwarded.ts'

export type BackendOptions = {
  /** How many proxies stand before the server whose X-Forwarded headers are believed; none by default. */
  trustedProxies?: number | undefined
  /** Where visitors reach the shop; by default what they asked. */
  publicOrigin?: string | undefined
  /** Milliseconds in which the answer has to begin once the request has been passed on; 30 seconds by default. */
  patienceMs?: number | undefined
}

const awayText = 'The shop cannot be reached. Please try again.'
const lateText = 'The shop takes too long to answer. Please try again.'

// What says on whose behalf a request comes. The visitor's own word for it is not passed on.
const saysWho = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|via)$/

/** The address of a call or picture at a back end, whose own path (`https://host/path`) stays before it. */
export function backendUrl(origin: string, path: string): URL {
  const base = new URL(origin).pathname.replace(/\/+$/, '')
  // Some back ends name pictures with that path in front already.
  return new URL(path.startsWith(`${base}/`) ? path : base + path, origin)
}

/** A path of the back end as the shop has it. */
const ownPath = (path: string, base: string) =>
  base && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path

/** Where a redirect leads: within the back end it stays within the shop. */
function ownLocation(location: string, target: URL, origin: string): string {
  const { origin: host, pathname } = new URL(origin)
  const to = URL.parse(location, target)
  if (to?.origin !== host) return location
  return ownPath(to.pathname, pathname.replace(/\/+$/, '')) + to.search + to.hash
}

/** A cookie as if it were the storefront's own: of its host, and of its paths. */
const ownCookie = (cookie: string, base: string) =>
  cookie
    .replace(/;\s*domain=[^;]*/i, '')
    .replace(/(;\s*path=)([^;]*)/i, (_, name: string, path: string) => name + ownPath(path.trim(), base))

/** The request's headers for the back end: its own host, the visitor's word about themselves left out. */
function headersFor(c: Context, origin: string, options: BackendOptions): Record<string, string> {
  const { trustedProxies = 0, publicOrigin } = options
  const shop = publicOrigin
    ? new URL(publicOrigin)
    : new URL(`${isTls(c, trustedProxies) ? 'https' : 'http'}://${askedHost(c, trustedProxies)}`)
  const forwarded = Object.entries(c.req.header()).filter(
    ([name]) => !saysWho.test(name) && name !== 'expect',
  )
  return {
    ...Object.fromEntries(forwarded),
    host: new URL(origin).host,
    // Whoever it was that asked, it was a page of the shop: others are refused before.
    ...(c.req.header('origin') !== undefined && { origin: new URL(origin).origin }),
    'x-forwarded-for': visitorAddress(c, trustedProxies),
    'x-forwarded-host': shop.host,
    'x-forwarded-proto': shop.protocol.slice(0, -1),
  }
}

/**
 * Hands a request to a back end of the shop's own at `origin` ('https://api.example' or 'https://api.example/path') and
 * its answer back, both as streams. Cookies and redirects pass as if they were the storefront's own; the back end sees
 * its own host, and who asked in X-Forwarded headers that the shop writes itself. 403 for what a page of another site
 * would change, 502 when the back end cannot be reached, 504 when it has not begun to answer in time.
 */
export function backend(origin: string, options: BackendOptions = {}): Handler {
  const { patienceMs = 30_000, publicOrigin } = options
  const base = new URL(origin).pathname.replace(/\/+$/, '')
  return async (c) => {
    if (isCrossSite(c.req.raw, publicOrigin))
      return c.json({ message: 'This request came from another site.' }, 403)
    const { pathname, search } = new URL(c.req.url)
    const target = backendUrl(origin, pathname)
    target.search = search
    const late = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      timer = setTimeout(() => late.abort(), patienceMs)
    }
    // A picture that a visitor sends on a slow line takes its time: the wait begins when it is there.
    const body = c.req.raw.body?.pipeThrough(new TransformStream({ flush: wait }))
    if (!body) wait()
    let answer: Response
    try {
      answer = await proxy(target, {
        raw: c.req.raw,
        redirect: 'manual',
        signal: AbortSignal.any([c.req.raw.signal, late.signal]),
        ...(body && { body }),
        headers: headersFor(c, origin, options),
      })
    } catch {
      return late.signal.aborted ? c.json({ message: lateText }, 504) : c.json({ message: awayText }, 502)
    } finally {
      clearTimeout(timer)
    }
    const location = answer.headers.get('location')
    if (location !== null) answer.headers.set('location', ownLocation(location, target, origin))
    const cookies = answer.headers.getSetCookie()
    answer.headers.delete('set-cookie')
    for (const cookie of cookies) answer.headers.append('set-cookie', ownCookie(cookie, base))
    return answer
  }
}

const pictureName = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/i

/** A picture that the build does not have, from the back end: of any path, and nothing but a picture. */
export function backendPictures(origin: string, options: BackendOptions = {}): Handler {
  const ask = backend(origin, options)
  return async (c, next) => {
    if (!pictureName.test(c.req.path) && c.req.header('sec-fetch-dest') !== 'image') return next()
    const answer = await ask(c, next)
    if (!answer || answer.status >= 300 || /^image\//i.test(answer.headers.get('content-type') ?? ''))
      return answer
    await answer.body?.cancel()
    return c.text('Not found', 404)
  }
}
