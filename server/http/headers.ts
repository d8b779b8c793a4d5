import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { shop } from '../../src/shop.config.ts'

// Only a shop that has set a key asks Google anything.
const places = shop.googlePlacesKey ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : []
const captcha = shop.recaptchaSiteKey
  ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  : []

/** What may run on the shop's pages: its own files, and the scripts that stand in the built page `html`. */
function contentPolicy(html: string, backendOrigin: string | undefined) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline, ...places, ...captcha],
    // React writes style attributes, and the toasts a style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(backendOrigin ? [new URL(backendOrigin).origin] : [])],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...places, ...captcha],
    ...(captcha.length > 0 && { frameSrc: captcha }),
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
  }
}

type SecurityOptions = {
  /** The text of the built page. */
  html: string
  /** Where a back end is whose pictures the pages show, also by http. */
  backendOrigin: string | undefined
  /** Whether the visitor came by TLS: then their browser stays with it. */
  isTls: (c: Context) => boolean
}

/** Seconds for which a browser asks this host by TLS alone. */
const tlsFor = 365 * 24 * 60 * 60

/** Security headers for every answer. */
export function securityHeaders({ html, backendOrigin, isTls }: SecurityOptions): MiddlewareHandler {
  const headers = {
    contentSecurityPolicy: contentPolicy(html, backendOrigin),
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false, usb: false },
    xFrameOptions: 'DENY',
    // Pictures may be shown elsewhere: in emails and in previews of links.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  }
  const overHttp = secureHeaders(headers)
  const overTls = secureHeaders({ ...headers, strictTransportSecurity: `max-age=${tlsFor}` })
  return (c, next) => (isTls(c) ? overTls : overHttp)(c, next)
}

/** Answers 304 where the browser holds the file as it is now: by its date, which is what static files carry. */
export const revalidation: MiddlewareHandler = async (c, next) => {
  await next()
  const changed = Date.parse(c.res.headers.get('last-modified') ?? '')
  const held = Date.parse(c.req.header('if-modified-since') ?? '')
  if (c.res.status !== 200 || !(changed <= held)) return
  await c.res.body?.cancel()
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  c.res = new Response(null, { status: 304, headers })
}
