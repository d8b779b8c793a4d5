import type { MiddlewareHandler } from 'hono'
import { refuse } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether the request was made by a page of another site. Browsers say so in Sec-Fetch-Site, older ones by an Origin
 * that is not the host asked; programs and requests made inside the page send neither.
 */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

/** Refuses with 403 what would change something at the wish of another site, with the visitor's cookie. */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method) && isCrossSite(c.req.raw)) refuse(403, 'This request came from another site.')
  await next()
}
