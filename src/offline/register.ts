import { whenIdle } from '../lib/whenIdle.ts'

/** What this page loaded before there was a service worker: the browser has most of it, so asking again costs little. */
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
  // Workbox's own message: each goes through the route of its kind, if it has one.
  if (first) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...loaded()] } })
}

/** Registers the service worker (BEY-25) once the page is loaded and has nothing to do. Without one the shop does as well. */
export function registerWhenIdle() {
  if (!('serviceWorker' in navigator)) return
  const idle = () => whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
