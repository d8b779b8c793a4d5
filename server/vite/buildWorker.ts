import { build } from 'vite'
import { shop } from '../../src/shop.config.ts'

/** Builds the service worker into `dir`, or its withdrawal where `offline` is off in src/shop.config.ts. */
export const buildWorker = (dir: string, precache: { url: string; revision: string | null }[]) =>
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
        input: `src/offline/${shop.offline ? 'serviceWorker' : 'withdrawn'}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
