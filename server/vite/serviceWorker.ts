import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { shop } from '../../src/shop/config.ts'
import { firstFonts } from './indexHtml.ts'

/** Files to precache: the code of every page (290 kB of Brotli), so that unseen pages and old tabs work too. */
const shellFiles = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((file) => /\.(js|css)$/.test(file) || firstFonts.test(file))
    .toSorted()

/** The worker of a shop that has switched `offline` off: it deletes all caches, and unregisters itself. */
const withdrawn = `addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await registration.unregister()
})()))
`

/** Builds the service worker into `dir`. */
const buildWorker = (dir: string, precache: { url: string; revision: string | null }[]) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/offline/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })

/** Builds /sw.js and /shell.html: a copy of index.html for offline use, under a name that every host serves as is. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        if (!shop.offline) return writeFileSync(join(dir, 'sw.js'), withdrawn)
        const page = join(dir, 'index.html')
        copyFileSync(page, join(dir, 'shell.html'))
        const revision = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 16)
        const files = shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null }))
        await buildWorker(dir, [{ url: '/shell.html', revision }, ...files])
      },
    },
  }
}
