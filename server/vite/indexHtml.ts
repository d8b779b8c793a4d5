import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { paths } from '../../src/paths.ts'
import { viewKey } from '../../src/rules/storageKeys.ts'
import { shop } from '../../src/shop.config.ts'

const lists = [paths.products, paths.categoryProducts].map((path) => path.replace(/:\w+/g, '[^/]+'))

/** Redirects to the spec sheet (BEY-05), before anything shows, if it was chosen on this device. */
const chosenView = `<script>try {
  const { pathname, search } = location
  const list = new RegExp('^(${lists.join('|')})/?$').test(pathname)
  if (list && !/[?&](view|page)=/.test(search) && localStorage.getItem('${viewKey}') === 'sheet')
    location.replace(pathname + (search ? search + '&' : '?') + 'view=sheet')
} catch {}</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Completes index.html: the shop's name, description and phone, the loading screen, and the redirect to the chosen view. */
export function indexHtml(): Plugin {
  // The loading screen needs no script or style sheet: see src/sections/LoadingScreen.tsx.
  const loading = () =>
    `<!--loading-->${readFileSync('src/sections/loadingScreen.html', 'utf8')}<!--/loading-->`
  return {
    name: 'index-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--chosen view-->', () => chosenView)
          .replace('<!--loading-->', loading)
          .replaceAll('%shop.name%', escaped(shop.name))
          .replaceAll('%shop.description%', escaped(shop.description))
          .replaceAll('%shop.phone%', escaped(shop.phone.display)),
    },
  }
}
