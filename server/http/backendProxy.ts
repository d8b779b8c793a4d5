import type { Context, Handler } from 'hono'
import { proxy } from 'hono/proxy'
import { isCrossSite } from './crossSite.ts'
import { isTls, requestedHost, visitorAddress } from './forwarded.ts'
import { oneLeadingSlash } from './headers.ts'

export type BackendOptions = {
  /** Number of proxies in front of the server whose X-Forwarded headers are trusted; none by default. */
  trustedProxies?: number | undefined
  /** The origin at which visitors reach the shop; by default derived from the request. */
  publicOrigin?: string | undefined
  /** Milliseconds within which the answer must begin after the request was passed on; 30 seconds by default. */
  responseTimeoutMs?: number | undefined
}

const unreachableText = 'The shop cannot be reached. Please try again.'
const timeoutText = 'The shop takes too long to answer. Please try again.'

/**
 * The headers that a back end gets: those of the storefront and browsers. Others may be believed by it (X-Forwarded-User,
 * X-Original-URL, X-HTTP-Method-Override), and new ones are invented every year.
 */
const callHeaders = (
  'accept accept-language content-type content-length cookie idempotency-key user-agent if-none-match ' +
  'if-modified-since range if-range sec-fetch-site sec-fetch-mode sec-fetch-dest'
).split(' ')

/** The headers for pictures, which are the same for everybody: those above without the one that says who asks. */
const pictureHeaders = callHeaders.filter((name) => name !== 'cookie')

/** Decodes a path until nothing is left to decode, as some back ends do. Characters outside ASCII stay encoded. */
function fullyDecoded(path: string): string {
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded === path ? path : fullyDecoded(decoded)
}

/**
 * Whether a path may be asked of a back end: however often that decodes it, and also where it reads '\\' as '/' or cuts
 * off what follows ';', the path never leads upwards, and it has no control characters.
 */
export function isSafePath(path: string): boolean {
  const decoded = fullyDecoded(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones to be refused
  return !/[\u0000-\u001f\u007f]/.test(decoded) && !/(^|[/\\])\.\.?(?=[/\\;]|$)/.test(decoded)
}

const baseOf = (origin: string) => new URL(origin).pathname.replace(/\/+$/, '')

/**
 * The URL of a call or picture at a back end, below its own path (`https://host/path`). It always has the back end's
 * origin: resolved against it, a path with two slashes would name another host, and send it the visitor's cookies.
 */
export function backendUrl(origin: string, path: string, search = ''): URL {
  const url = new URL(origin)
  const base = baseOf(origin)
  // Some back ends answer picture paths that already include their own path.
  url.pathname = path.startsWith(`${base}/`) ? path : base + path
  url.search = search
  return url
}

/** The shop's path for a path of the back end: without the back end's own path. */
const ownPath = (path: string, base: string) =>
  oneLeadingSlash(path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path)

/** Rewrites a redirect: one that stays on the back end becomes a redirect within the shop. */
function ownLocation(location: string, target: URL, origin: string): string {
  const to = URL.parse(location, target)
  if (to?.origin !== new URL(origin).origin) return location
  return ownPath(to.pathname, baseOf(origin)) + to.search + to.hash
}

/**
 * Rewrites a cookie as the storefront's own, without its domain and for all paths: limited to /api it would not come with
 * pages. One of that name and path, which a static host's shop has stored, would be sent first: it expires.
 */
function ownCookies(cookie: string, calledPath: string): string[] {
  const shopCookie = `${cookie.replace(/;\s*(domain|path)(=[^;]*)?(?=;|$)/gi, '')}; Path=/`
  const [, stated] = cookie.match(/;\s*path=(\/[^;]*)/i) ?? []
  // RFC 6265, 5.1.4: without a path, a cookie is for the folder of the address that set it.
  const path = stated?.trim() ?? calledPath.slice(0, calledPath.lastIndexOf('/'))
  if (path === '/' || path === '') return [shopCookie]
  const name = cookie.slice(0, cookie.indexOf('='))
  return [shopCookie, `${name}=; Path=${path}; Max-Age=0${/;\s*secure/i.test(cookie) ? '; Secure' : ''}`]
}

/** The headers for the back end: those `passed` on, its own host, and X-Forwarded headers written here. */
function headersFor(
  c: Context,
  origin: string,
  passed: readonly string[],
  options: BackendOptions,
): Record<string, string> {
  const { trustedProxies = 0, publicOrigin } = options
  const shop = publicOrigin
    ? new URL(publicOrigin)
    : new URL(`${isTls(c, trustedProxies) ? 'https' : 'http'}://${requestedHost(c, trustedProxies)}`)
  return {
    ...Object.fromEntries(Object.entries(c.req.header()).filter(([name]) => passed.includes(name))),
    host: new URL(origin).host,
    // The back end sees its own origin. Cross-site requests that change something have been refused before.
    ...(c.req.header('origin') !== undefined && { origin: new URL(origin).origin }),
    'x-forwarded-for': visitorAddress(c, trustedProxies),
    'x-forwarded-host': shop.host,
    'x-forwarded-proto': shop.protocol.slice(0, -1),
  }
}

/**
 * Proxies requests to the back end at `origin`, streamed; of the visitor's headers those `passed`, with X-Forwarded ones
 * that this server writes. 403 to cross-site requests that would change something, 404 to paths that lead upwards, 502 when
 * the back end cannot be reached, 504 when it does not begin to answer in time.
 */
export function backend(origin: string, options: BackendOptions = {}, passed = callHeaders): Handler {
  const { responseTimeoutMs = 30_000, publicOrigin } = options
  return async (c) => {
    if (isCrossSite(c.req.raw, publicOrigin))
      return c.json({ message: 'This request came from another site.' }, 403)
    const { pathname, search } = new URL(c.req.url)
    if (!isSafePath(pathname)) return c.json({ message: 'Not found' }, 404)
    const target = backendUrl(origin, pathname, search)
    const timeout = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      timer = setTimeout(() => timeout.abort(), responseTimeoutMs)
    }
    // An upload over a slow line may take long: the timeout starts only when the whole body has been received.
    const body = c.req.raw.body?.pipeThrough(new TransformStream({ flush: wait }))
    if (!body) wait()
    let answer: Response
    try {
      answer = await proxy(target, {
        raw: c.req.raw,
        redirect: 'manual',
        signal: AbortSignal.any([c.req.raw.signal, timeout.signal]),
        ...(body && { body }),
        headers: headersFor(c, origin, passed, options),
      })
    } catch {
      return timeout.signal.aborted
        ? c.json({ message: timeoutText }, 504)
        : c.json({ message: unreachableText }, 502)
    } finally {
      clearTimeout(timer)
    }
    const location = answer.headers.get('location')
    if (location !== null) answer.headers.set('location', ownLocation(location, target, origin))
    const cookies = answer.headers.getSetCookie()
    answer.headers.delete('set-cookie')
    for (const cookie of cookies.flatMap((each) => ownCookies(each, pathname)))
      answer.headers.append('set-cookie', cookie)
    return answer
  }
}

const pictureName = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/i

/**
 * Answers a picture that the build lacks from the back end, whatever its path, without cookies. Only a picture, 'not
 * modified' or the way to another address is passed on.
 */
export function backendPictures(origin: string, options: BackendOptions): Handler {
  const ask = backend(origin, options, pictureHeaders)
  return async (c, next) => {
    const { path } = c.req
    const isPicture = path.startsWith('/images/') || pictureName.test(path)
    if (!isPicture && c.req.header('sec-fetch-dest') !== 'image') return next()
    const answer = await ask(c, next)
    if (!answer) return answer
    answer.headers.delete('set-cookie')
    const { status, headers } = answer
    if ((status === 200 || status === 206) && /^image\//i.test(headers.get('content-type') ?? ''))
      return answer
    await answer.body?.cancel()
    if (status === 304) return new Response(null, { status, headers })
    const location = headers.get('location')
    if (location !== null && status >= 300 && status < 400) return c.redirect(location, status as 302)
    return c.text('No such picture', status >= 500 ? 502 : 404)
  }
}
