import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createServer, type Plugin } from 'vite'
import { nodePasswords } from './account/nodePasswords.ts'
import { hostedApi } from './api/hostedApi.ts'
import { seed } from './demo/seed.ts'
import { folderImages } from './images.ts'
import { memoryStore } from './memory/store.ts'
import { consoleLog } from './observability/log.ts'
import { projectPath } from './projectPath.ts'

// `npm run dev`: Vite's development server, with the reference API, whose data are in memory and messages in data/outbox.

let host = 'localhost:5173'
const now = () => new Date()
const dataDir = projectPath('data')
const api = hostedApi({
  store: memoryStore(seed(now()), nodePasswords),
  now,
  log: consoleLog,
  origin: () => `http://${host}`,
  images: folderImages(dataDir),
  dataDir,
})
const app = new Hono()
app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
app.use(
  '/images/*',
  serveStatic({
    root: projectPath('server/demo/pictures'),
    rewriteRequestPath: (path) => path.replace('/images', ''),
  }),
)
const answer = getRequestListener(app.fetch)

const referenceApi: Plugin = {
  name: 'reference-api',
  configureServer({ middlewares }) {
    middlewares.use((req, res, next) => {
      if (!/^\/(api|images)\//.test(req.url ?? '')) return next()
      host = req.headers.host ?? host
      void answer(req, res)
    })
  },
}

const { PORT } = process.env
const server = await createServer({
  plugins: [referenceApi],
  ...(PORT && { server: { port: Number(PORT) } }),
})
await server.listen()
server.printUrls()
