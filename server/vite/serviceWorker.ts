import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { shop } from '../../src/shop.config.ts'

type Bundle = Rolldown.OutputBundle

/** A chunk and everything it imports statically. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** Files to precache, so that the frame of every page and the cart work offline before their first visit. */
function shellFiles(bundle: Bundle): string[] {
  const files = Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk') {
      const needed = file.isEntry || file.facadeModuleId?.endsWith('/src/pages/Cart.tsx')
      return needed ? [...withImports(bundle, file.fileName)] : []
    }
    return /\.css$|(archivo-latin|ibm-plex-mono-latin-500-normal)-[\w-]{8}\.woff2$/.test(file.fileName)
      ? [file.fileName]
      : []
  })
  return [...new Set(files)].toSorted()
}

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
        const precache = [
          { url: '/shell.html', revision },
          ...shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ]
        await build({
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
              input: `src/offline/${shop.offline ? 'serviceWorker' : 'withdrawn'}.ts`,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}
