import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Product } from '../../src/api/products.ts'
import type { Rendered, RenderRequest } from '../../src/render.tsx'
import { readTemplate } from './template.ts'

/** The server's build of src/render.tsx; `document` puts a rendered page into the built page. */
export type Renderer = {
  render(request: RenderRequest): Promise<Rendered>
  pageAddress(url: URL): string
  sitemapPaths(fetch: typeof globalThis.fetch): Promise<string[]>
  allProducts(fetch: typeof globalThis.fetch): Promise<readonly Product[]>
  document(rendered: Rendered): string
}

/** Loads the renderer beside `dist`; undefined when there is none: only browsers then render the shop. */
export async function loadRenderer(
  dist: string,
  gatewayMethods: readonly string[],
): Promise<Renderer | undefined> {
  const module = `${dist}-server/render.js`
  if (!existsSync(module)) return undefined
  const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')
  // Checkout reads which payments it need not simulate.
  const html = read('index.html').replace('<html', `<html data-gateways="${gatewayMethods.join(' ')}"`)
  const [, styles = ''] = html.match(/<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"/) ?? []
  const document = readTemplate(html, read(styles), JSON.parse(read('.vite/manifest.json')))
  const { render, pageAddress, sitemapPaths, allProducts, loadPages } = await import(
    pathToFileURL(module).href
  )
  await loadPages()
  return { render, pageAddress, sitemapPaths, allProducts, document }
}
