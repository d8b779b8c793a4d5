import type { Plugin } from 'vite'
import { paths } from '../../src/paths.ts'
import { viewKey } from '../../src/rules/storageKeys.ts'

const lists = [paths.products, paths.categoryProducts].map((path) => path.replace(/:\w+/g, '[^/]+'))

const script = `try {
  const { pathname, search } = location
  const list = new RegExp('^(${lists.join('|')})/?$').test(pathname)
  if (list && !/[?&](view|page)=/.test(search) && localStorage.getItem('${viewKey}') === 'sheet')
    location.replace(pathname + (search ? search + '&' : '?') + 'view=sheet')
} catch {}`

/** Adds an inline script that redirects to the spec sheet (BEY-05), before anything shows, if chosen on this device. */
export function chosenView(): Plugin {
  return {
    name: 'chosen-view',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--chosen view-->', () => `<script>${script}</script>`),
    },
  }
}
