/** Names of the service worker's caches, which are emptied at log-out. BEY-25 */
export const cacheNames = {
  pages: 'seen-pages',
  responses: 'seen-responses',
  pictures: 'seen-pictures',
} as const

/** Message that tells the service worker to empty its caches. */
export const clearCachesMessage = 'forget-seen'

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

/** A path as the router reads it: in lower case, decoded, with single slashes. */
function routed(path: string): string {
  const single = path.replace(/\/+/g, '/').toLowerCase()
  try {
    return decodeURIComponent(single)
  } catch {
    return single
  }
}

/** Whether a path leads to the page at `base`, or to one below it, in any spelling that the router takes. */
export const isPageBelow = (path: string, base: string): boolean => isBelow(routed(path), base)

const calls = ['/api/products', '/api/categories', '/api/content', '/api/feedback/reviews']

/** Calls below these addresses that write: a page's list of what it has loaded does not say how it was asked for. */
const writes = ['/api/products/purchase', '/api/products/reviews']

/** Whether a call reads the catalogue or other data that all users share (§7). No other response is cached. */
export const isCacheableCall = (path: string): boolean =>
  calls.some((base) => isBelow(path, base)) && !writes.includes(path)

/** Whether the server marks a response as personal (`private`, `no-store`). */
export const isPrivate = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '')

/** Whether a response may be cached as a page (HTML) or file (anything else): a same-origin 200, not personal. */
export const isCacheable = (
  response: Pick<Response, 'status' | 'type' | 'headers'>,
  kind: 'page' | 'file',
): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !isPrivate(response) &&
  (response.headers.get('content-type')?.startsWith('text/html') === true) === (kind === 'page')
