import type { Plugin } from 'vite'

/** `npm run dev` answers /api/ and /images/ itself, with the reference API. */
export function referenceApi(): Plugin {
  return {
    name: 'reference-api',
    apply: 'serve',
    async configureServer(server) {
      const { devMiddleware } = await import('../dev.ts')
      server.middlewares.use(await devMiddleware())
    },
  }
}
