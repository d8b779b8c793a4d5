import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { shop } from '../src/shop.config.ts'
import { nodePasswords } from './account/nodePasswords.ts'
import { createApi } from './api/api.ts'
import { seed } from './demo/seed.ts'
import { memoryStore } from './memory/store.ts'
import { consoleLog } from './observability/log.ts'
import { readPlaces } from './orders/places.ts'
import { startDelivery } from './outbox/outboxWorker.ts'
import { fileSender } from './outbox/senders/fileSender.ts'
import { projectPath } from './projectPath.ts'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** Answers /api and /images inside Vite's dev server, with the data in memory and messages in data/outbox. */
export async function devMiddleware(): Promise<Middleware> {
  let host = 'localhost:5173'
  const store = memoryStore(seed(new Date()), nodePasswords)
  const sender = fileSender(projectPath('data/outbox'), { from: shop.email })
  startDelivery({ store, sender, log: consoleLog })
  const api = createApi({
    store,
    passwords: nodePasswords,
    places: readPlaces,
    origin: () => `http://${host}`,
  })
  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw))
  app.use(
    '/images/*',
    serveStatic({
      root: projectPath('server/demo/pictures'),
      rewriteRequestPath: (path) => path.replace('/images', ''),
    }),
  )
  const listener = getRequestListener(app.fetch)
  return (req, res, next) => {
    if (!/^\/(api|images)\//.test(req.url ?? '')) return next()
    host = req.headers.host ?? host
    void listener(req, res)
  }
}

// `npm run dev` starts here. The plugin vite/referenceApi.ts in vite.config.ts installs the middleware above.
if (import.meta.main) {
  const { createServer } = await import('vite')
  const { PORT } = process.env
  const server = await createServer(PORT ? { server: { port: Number(PORT) } } : {})
  await server.listen()
  server.printUrls()
}
