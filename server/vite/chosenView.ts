import type { Plugin } from 'vite'
import { paths } from '../../src/paths.ts'
import { viewKey } from '../../src/rules/filters.ts'

const lists = [paths.products, paths.categoryProducts].map((path) => path.replace(/:\w+/g, '[^/]+'))

const script = `try {
  const { pathname, search } = location
  const list = new RegExp('^(${lists.join('|')})/?$').test(pathname)
  if (list && !/[?&](view|page)=/.test(search) && localStorage.getItem('${viewKey}') === 'sheet')
    location.replace(pathname + (search ? search + '&' : '?') + 'view=sheet')
} catch {}`

/** Who has chosen the spec sheet on this device (BEY-05) is sent to it before anything shows, by a script in the HTML itself. */
export function chosenView(): Plugin {
  return {
    name: 'chosen-view',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--chosen view-->', () => `<script>${script}</script>`),
    },
  }
}
