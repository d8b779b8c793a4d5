import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { shop } from '../src/shop.config.ts'

// Only a shop that has set a key asks Google anything.
const places = shop.googlePlacesKey ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : []
const captcha = shop.recaptchaSiteKey
  ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  : []

/**
 * What may run on the shop's pages: its own files, and the scripts that stand in its index.html. Pictures come from
 * anywhere by https, and from `backendOrigin` also where that is http.
 */
export function contentPolicy(html: string, backendOrigin?: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...places, ...captcha].join(' ')}`,
    // React writes style attributes, and the toasts a style element.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...(backendOrigin ? [new URL(backendOrigin).origin] : [])].join(
      ' ',
    ),
    "font-src 'self'",
    `connect-src ${["'self'", ...places, ...captcha].join(' ')}`,
    ...(captcha.length > 0 ? [`frame-src ${captcha.join(' ')}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Seconds for which a browser asks this host by TLS alone. */
const tlsFor = 365 * 24 * 60 * 60

/** Security headers for every answer; where `isTls` says that the visitor came by TLS, they stay with it. */
export const securityHeaders =
  (policy: string, isTls: (c: Context) => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (isTls(c)) c.header('Strict-Transport-Security', `max-age=${tlsFor}`)
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
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
