import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { paths } from '../../src/paths.ts'
import { viewKey } from '../../src/rules/storageKeys.ts'
import { shop } from '../../src/shop/config.ts'
import { fonts } from '../../src/shop/design.ts'
import config from '../../tailwind.config.ts'
import { loadingScreen } from './loadingScreen.ts'

const lists = [paths.products, paths.categoryProducts].map((path) => path.replace(/:\w+/g, '[^/]+'))

/** Redirects to the spec sheet (BEY-05), before anything shows, if it was chosen on this device. */
const chosenView = `<script>try {
  const { pathname, search } = location
  const list = new RegExp('^(${lists.join('|')})/?$').test(pathname)
  if (list && !/[?&](view|page)=/.test(search) && localStorage.getItem('${viewKey}') === 'sheet')
    location.replace(pathname + (search ? search + '&' : '?') + 'view=sheet')
} catch {}</script>`

/** The inline script of src/firstPaint/. */
async function firstPaint(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/firstPaint/firstPaint.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return `<!--first paint--><script>${built.output[0].code.trim()}</script><!--/first paint-->`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Completes index.html: the facts of the shop, the loading screen, and the redirect to the chosen view. */
export function indexHtml(): Plugin {
  const loading = () =>
    `<!--loading-->${loadingScreen(readFileSync('src/shop/logo.svg', 'utf8').trim())}<!--/loading-->`
  return {
    name: 'index-html',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        // The development server renders no pages.
        const painting = server ? '' : await firstPaint()
        return html
          .replace('<!--chosen view-->', () => chosenView)
          .replace('<!--loading-->', loading)
          .replaceAll('%shop.name%', escaped(shop.name))
          .replaceAll('%shop.description%', escaped(shop.description))
          .replaceAll('%shop.phone%', escaped(shop.phone.display))
          .replaceAll('%shop.colour%', config.theme.colors.steel.DEFAULT)
          .replace('<!--first paint-->', () => painting)
      },
    },
  }
}

/** The files of the fonts of the first screen. */
export const firstFonts = new RegExp(`/(${fonts.first.join('|') || '-'})-[\\w-]{8}\\.woff2$`)

/** Preloads the fonts of the first screen; other subsets load when the page contains their characters. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
