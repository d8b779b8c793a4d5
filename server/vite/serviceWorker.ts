import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildWorker } from './buildWorker.ts'
import { shellFiles } from './shellFiles.ts'

/**
 * Builds /sw.js (src/offline) with the list of files to precache, and /shell.html, with which the service worker
 * answers offline for a page that was not visited before. /shell.html is a copy of index.html under a name that every
 * host serves unchanged.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const page = join(dir, 'index.html')
        copyFileSync(page, join(dir, 'shell.html'))
        const revision = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 16)
        const files = shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null }))
        await buildWorker(dir, [{ url: '/shell.html', revision }, ...files])
      },
    },
  }
}
