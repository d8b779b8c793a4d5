import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The loading screen stands in the HTML itself, before any script or stylesheet: see src/sections/LoadingScreen.tsx. */
export function loadingScreen(): Plugin {
  return {
    name: 'loading-screen',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          '<!--loading-->',
          () => `<!--loading-->${readFileSync('src/sections/loadingScreen.html', 'utf8')}<!--/loading-->`,
        ),
    },
  }
}
