import { whenIdle } from '../lib/whenIdle.ts'

/** What this page loaded before there was a service worker: mostly in the browser's cache, so cheap to fetch again. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(api|assets|images|set)\//.test(name.slice(location.origin.length)))

async function register() {
  const { serviceWorker } = navigator
  const first = !serviceWorker.controller
  await serviceWorker.register('/sw.js')
  const { active } = await serviceWorker.ready
  const page = [location.href, { headers: { accept: 'text/html' } }]
  // A message of Workbox: each URL is handled by the route that matches it, if any.
  if (first) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...loaded()] } })
}

/** Milliseconds from loading: a worker that begins keeps a processor core busy, and the first presses would wait. */
const delay = 2000

/** Registers the service worker (BEY-25) some time after the page has loaded. The shop can do without. */
export function registerLater() {
  if (!('serviceWorker' in navigator)) return
  const start = () => setTimeout(() => whenIdle(() => void register().catch(() => undefined)), delay)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
