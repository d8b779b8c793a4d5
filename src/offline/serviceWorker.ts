import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { withDate } from '../lib/storedResponses.ts'
import { isCacheablePage } from '../paths.ts'
import {
  cacheNames,
  clearCachesMessage,
  isCacheable,
  isCacheableCall,
  isPrivate,
} from '../rules/offlineCache.ts'

/** Inserted by the build: see server/vite/serviceWorker.ts. */
declare const PRECACHE: PrecacheEntry[]

type WorkerScope = {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; waitUntil(done: Promise<unknown>): void }) => void,
  ): void
}
type Fetched = { request: Request; response: Response }

const shell = '/shell.html'
const day = 24 * 60 * 60
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })

// A host may respond to a request for a missing file with a page.
const files = {
  cacheWillUpdate: async ({ request, response }: Fetched) =>
    isCacheable(response, request.url.endsWith(shell) ? 'page' : 'file') ? response : null,
}
const responses = {
  cacheWillUpdate: async ({ response }: Fetched) =>
    isCacheable(response, 'file') ? withDate(response, new Date()) : null,
}
const visitorsPages = {
  // In place of a page rendered for a signed-in user, store the one that a visitor gets.
  cacheWillUpdate: async ({ request, response }: Fetched) => {
    const page = isPrivate(response)
      ? await fetch(request.url, { credentials: 'omit', headers: { accept: 'text/html' } })
      : response
    return isCacheable(page, 'page') ? withDate(page, new Date()) : null
  },
}

// Pages come from the network first, so that a new version shows at the next navigation: the new worker need not wait.
const scope = self as unknown as WorkerScope
void scope.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
addPlugins([files])
precache(PRECACHE)

const orShell = new PrecacheFallbackPlugin({ fallbackURL: shell })
const personalPages = new NetworkOnly({ plugins: [orShell] })
const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreVary: true },
  plugins: [visitorsPages, atMost(40), orShell],
})

registerRoute(
  // The first page loaded before this worker. register.ts requests it again, and that is not a navigation.
  ({ request, sameOrigin }) => sameOrigin && request.headers.get('accept')?.startsWith('text/html') === true,
  (options) => (isCacheablePage(options.url.pathname) ? pages : personalPages).handle(options),
)

registerRoute(
  // Checkout requests its data with 'no-store': prices must come from the server.
  ({ request, url, sameOrigin }) =>
    sameOrigin && isCacheableCall(url.pathname) && request.cache !== 'no-store',
  new NetworkFirst({
    cacheName: cacheNames.responses,
    networkTimeoutSeconds: 8,
    matchOptions: { ignoreVary: true },
    plugins: [responses, atMost(150)],
  }),
)

// File names change with their content. Files of earlier versions stay for the stored pages and open tabs that need
// them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [files, atMost(160), { handlerDidError: ({ request }) => matchPrecache(request) }],
  }),
)

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({ cacheName: cacheNames.pictures, plugins: [files, atMost(200)] }),
)

scope.addEventListener('message', (event) => {
  if (event.data !== clearCachesMessage) return
  const forget = async (name: string) => {
    await caches.delete(name)
    // Workbox's record of the cached addresses and of when they were used.
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
  }
  event.waitUntil(Promise.all(Object.values(cacheNames).map(forget)))
})
