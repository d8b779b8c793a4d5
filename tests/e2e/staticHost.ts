import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { backend } from '../../server/http/backendProxy.ts'

/**
 * A static host on PORT: serves the files of dist/, index.html for every other address, and passes /api and /images on
 * to the back end at API_ORIGIN. Nothing is rendered on the server.
 */
const { PORT, API_ORIGIN } = process.env
if (!PORT || !API_ORIGIN)
  throw new Error('PORT and API_ORIGIN say where the static host and its back end are.')

const app = new Hono()
app.all('/api/*', backend(API_ORIGIN))
app.all('/images/*', backend(API_ORIGIN))
app.use(serveStatic({ root: 'dist', precompressed: true }))
app.get('*', serveStatic({ path: 'dist/index.html', precompressed: true }))

serve({ fetch: app.fetch, port: Number(PORT), hostname: 'localhost' })
