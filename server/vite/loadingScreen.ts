import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the loading screen into the HTML: it needs no script or style sheet. See src/sections/LoadingScreen.tsx. */
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
