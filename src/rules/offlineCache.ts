/** The caches of the service worker, by their names: emptied at log-out. BEY-25 */
export const cacheNames = { pages: 'seen-pages', answers: 'seen-answers', pictures: 'seen-pictures' } as const

/** Tells the service worker to empty its caches. */
export const clearCachesMessage = 'forget-seen'

// These pages and those below them show what one has ordered, typed, or come with by email.
const personal = [
  '/profile',
  '/buying',
  '/order-confirmation',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password-link',
]

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

/** Whether the page at this path may be cached: none that is somebody's own. */
export const isCacheablePage = (path: string): boolean => !personal.some((base) => isBelow(path, base))

const calls = ['/api/products', '/api/categories', '/api/content', '/api/feedback/reviews']

/** Whether a call reads the catalogue, or what else is the same for all (§7). Any other answer is never cached. */
export const isCacheableCall = (path: string): boolean => calls.some((base) => isBelow(path, base))

/** Whether the server declares a response somebody's own (`private`, `no-store`). */
export const isPrivate = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '')

/** Whether a response may be cached as a page, or as a file or JSON: a good one of that kind that is nobody's own. */
export const isCacheable = (
  answer: Pick<Response, 'status' | 'type' | 'headers'>,
  kind: 'page' | 'file',
): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !isPrivate(answer) &&
  (answer.headers.get('content-type')?.startsWith('text/html') === true) === (kind === 'page')
