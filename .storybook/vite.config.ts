import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where stories are tested, the addon serves the folders of `staticDirs`, and none of its single files. */
const singleFiles: Plugin = {
  name: 'single-files',
  configureServer({ middlewares }) {
    for (const [path, file, type] of [
      ['/places.json', '../server/orders/places.json', 'application/json'],
      ['/logo.svg', '../src/shop/logo.svg', 'image/svg+xml'],
      ['/mockServiceWorker.js', '../node_modules/msw/lib/mockServiceWorker.js', 'text/javascript'],
    ] as const)
      middlewares.use(path, (_request, response) => {
        response.setHeader('Content-Type', type)
        response.end(readFileSync(new URL(file, import.meta.url)))
      })
  },
}

/** How Storybook and the tests of the stories build the shop: without the steps of its own build. */
export default defineConfig({ plugins: [react(), tailwindcss(), singleFiles], build: { target: 'es2022' } })
