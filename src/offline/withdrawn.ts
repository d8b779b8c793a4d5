type WorkerScope = {
  skipWaiting(): Promise<void>
  registration: { unregister(): Promise<boolean> }
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void
}

// Built in place of the service worker where `offline` is false: deletes all caches and unregisters itself.
const scope = self as unknown as WorkerScope
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => indexedDB.deleteDatabase('workbox-expiration'))
      .then(() => scope.registration.unregister()),
  ),
)
