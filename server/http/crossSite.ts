import type { MiddlewareHandler } from 'hono'
import { refuse } from '../refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether another site sent a request that may change something, by Sec-Fetch-Site or, in old browsers, Origin. */
export function isCrossSite(request: Request, ownOrigin?: string): boolean {
  if (safe.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return origin !== ownOrigin && URL.parse(origin)?.host !== new URL(request.url).host
}

/** Refuses cross-site requests with 403: they would change something with the visitor's cookie. */
export const refuseCrossSite =
  (ownOrigin: () => string): MiddlewareHandler =>
  async (c, next) => {
    if (isCrossSite(c.req.raw, ownOrigin())) refuse(403, 'This request came from another site.')
    await next()
  }
