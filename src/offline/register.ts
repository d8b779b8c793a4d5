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

/** Registers the service worker (BEY-25) once the page has loaded and the browser is idle. The shop can do without. */
export function registerWhenIdle() {
  if (!('serviceWorker' in navigator)) return
  const idle = () => whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
