/** Caches of what was seen, by their names: emptied at log-out. */
export const seenCaches = { pages: 'seen-pages', answers: 'seen-answers', pictures: 'seen-pictures' } as const

/** Tells the service worker to empty them. */
export const forgetMessage = 'forget-seen'

// Below them: what one has ordered, typed, or come with by email.
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

/** Whether the page at this path may be kept: none that is somebody's own. */
export const isKeptPage = (path: string): boolean => !personal.some((base) => isBelow(path, base))

const calls = ['/api/products', '/api/categories', '/api/content', '/api/feedback/reviews']

/** Whether a call reads the catalogue, or what else is the same for all (§7). Any other answer is never kept. */
export const isKeptCall = (path: string): boolean => calls.some((base) => isBelow(path, base))

/** Whether a server calls an answer somebody's own. */
export const isPrivate = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '')

/** Whether an answer may be kept as a page, or as a file or JSON: a good one of that kind that is nobody's own. */
export const mayKeep = (
  answer: Pick<Response, 'status' | 'type' | 'headers'>,
  kind: 'page' | 'file',
): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !isPrivate(answer) &&
  (answer.headers.get('content-type')?.startsWith('text/html') === true) === (kind === 'page')
