import type { Plugin } from 'vite'

/** Lets `npm run dev` answer /api/ and /images/ with the reference API. */
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
