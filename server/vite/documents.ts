import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { shop } from '../../src/shop/config.ts'
import config from '../../tailwind.config.ts'
import { openApi } from '../api/openapi.ts'
import { projectPath } from '../projectPath.ts'
import { securityText } from '../securityText.ts'

const text = (file: string) => readFileSync(projectPath(file), 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const icon = (size: number, purpose?: 'maskable') => ({
  src: `/icon-${purpose ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What an installed shop is called and looks like: the Web App Manifest. */
export const manifest = () => ({
  id: '/',
  name: shop.name,
  short_name: shop.name,
  description: shop.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: config.theme.colors.steel.DEFAULT,
  background_color: config.theme.colors.steel.DEFAULT,
  icons: [icon(192), icon(512), icon(512, 'maskable')],
})

/** The files that are made from the code and the shop's data, and the towns that the checkout suggests. */
const files: Record<string, () => string> = {
  'manifest.webmanifest': () => json(manifest()),
  'openapi.json': () => json(openApi((JSON.parse(text('package.json')) as { version: string }).version)),
  'places.json': () => text('server/orders/places.json'),
  '.well-known/security.txt': () => securityText(new Date()),
}
const types: Record<string, string> = { '.webmanifest': 'application/manifest+json', '.txt': 'text/plain' }

/** Builds and serves /manifest.webmanifest, /openapi.json, /places.json and /.well-known/security.txt. */
export function documents(): Plugin {
  return {
    name: 'documents',
    configureServer({ middlewares }) {
      for (const [name, source] of Object.entries(files))
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', types[extname(name)] ?? 'application/json')
          response.end(source())
        })
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}
