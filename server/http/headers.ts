import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { shop } from '../../src/shop/config.ts'

/** Cache-Control values: forever for files named by a hash of their content, a day for other pictures. */
export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheDay = 'public, max-age=86400, stale-while-revalidate=604800'

/** A path that begins with exactly one slash: with two, a redirect to it would lead to another host. */
export const oneLeadingSlash = (path: string): string => path.replace(/^\/*/, '/')

// Google's hosts are allowed only in a shop that has set a key.
const places = shop.googlePlacesKey ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : []
const captcha = shop.recaptchaSiteKey
  ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  : []

/** The content security policy: allows the shop's own scripts and, by hash, the inline ones of the built page. */
function contentPolicy({ html, backendOrigin, paymentHosts }: Omit<SecurityOptions, 'isTls'>) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline, ...places, ...captcha],
    // React writes style attributes; the toasts add a style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(backendOrigin?.startsWith('http:') ? ['http:'] : [])],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...places, ...captcha],
    ...(captcha.length > 0 && { frameSrc: captcha }),
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    // Browsers apply it to the redirects after a form, too.
    formAction: ["'self'", ...paymentHosts],
  }
}

type SecurityOptions = {
  /** The text of the built page. */
  html: string
  /** Of a back end over http the pages show pictures over http, on whatever host it names for them. */
  backendOrigin: string | undefined
  /** The hosts to which checkout sends a form, and those to which payment gateways lead on, as CSP sources. */
  paymentHosts: readonly string[]
  /** Whether the visitor's connection uses TLS: the answer then sets Strict-Transport-Security. */
  isTls: (c: Context) => boolean
}

/** Seconds for which a browser uses only TLS for this host. */
const tlsFor = 365 * 24 * 60 * 60

/**
 * Whether an answer is a script, style sheet, font or picture of a page: the page's own headers govern it. An SVG may be
 * opened as a document, and the service worker, outside `/assets/`, obeys the policy of its own file.
 */
const isPartOfPage = ({ req, res }: Context) =>
  res.status === 200 &&
  (req.path.startsWith('/assets/') || /^image\/(?!svg)/.test(res.headers.get('content-type') ?? ''))

/**
 * Adds security headers, to parts of a page only `nosniff`: the others are 1 kB, uncompressed, with each of twenty files.
 */
export function securityHeaders({ isTls, ...policy }: SecurityOptions): MiddlewareHandler {
  const headers = {
    contentSecurityPolicy: contentPolicy(policy),
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false, usb: false },
    xFrameOptions: 'DENY',
    // Other sites may show our pictures: in emails and link previews.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  }
  const overHttp = secureHeaders(headers)
  const overTls = secureHeaders({ ...headers, strictTransportSecurity: `max-age=${tlsFor}` })
  const done = async () => {}
  return async (c, next) => {
    await next()
    if (isPartOfPage(c)) c.header('X-Content-Type-Options', 'nosniff')
    else await (isTls(c) ? overTls : overHttp)(c, done)
  }
}

/** Answers 304 when the browser's copy is current, by Last-Modified: static files carry no ETag. */
export const revalidation: MiddlewareHandler = async (c, next) => {
  await next()
  const lastModified = Date.parse(c.res.headers.get('last-modified') ?? '')
  const clientDate = Date.parse(c.req.header('if-modified-since') ?? '')
  if (c.res.status !== 200 || !(lastModified <= clientDate)) return
  await c.res.body?.cancel()
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  c.res = new Response(null, { status: 304, headers })
}
