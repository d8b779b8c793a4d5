import type { Handler, Hono, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { TrieRouter } from 'hono/router/trie-router'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { calls } from '../../src/api/contract.ts'
import { withTimeout } from '../../src/lib/withTimeout.ts'
import { sameText, sha256 } from '../crypto.ts'
import type { Log } from './log.ts'
import { requestScope } from './logger.ts'

const router = new TrieRouter<string>()
for (const { call } of calls) router.add(call.method, `/api${call.path}`, `/api${call.path}`)

/** The kind of a request, as a metrics label: the path of the contract's call, or one of four words. */
function callKind(method: string, path: string): string {
  if (path.startsWith('/images/')) return 'picture'
  if (!path.startsWith('/api/')) return /^\/(assets|set)\/|\.\w+$/.test(path) ? 'file' : 'page'
  const paths = router.match(method === 'HEAD' ? 'GET' : method, path)[0].map(([name]) => name)
  // '/products/brands' also matches '/products/:id': take the path with the fewest parameters.
  const [call] = paths.sort((a, b) => a.split(':').length - b.split(':').length)
  return call ?? 'no such call'
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
const maxPathLength = 200
const readyTimeoutMs = 2000

/** Logs one line per request, without the query: it may hold searches or reset tokens. Files are logged at `debug`. */
const requestLog =
  (log: Log, metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    const ms = performance.now() - started
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    const kind = callKind(method, c.req.path)
    metrics.answered(method, kind, c.res.status, ms / 1000)
    const quiet = kind === 'file' || kind === 'picture'
    const say = quiet && c.res.status < 500 ? log.debug : log.info
    const path = c.req.path.slice(0, maxPathLength)
    say?.(`${method} ${path} ${c.res.status}`, { method, path, status: c.res.status, ms: Math.round(ms) })
  }

/**
 * Adds a log line and an id for each request and, not logged, GET /healthz (the process answers), /readyz (so do database
 * or back end, else 503) and, with a token, /metrics.
 */
export function observe(
  app: Hono,
  options: {
    log: Log
    /** Resolves when the server's database or back end answers. */
    ready: () => Promise<unknown>
    closing: () => boolean
    metricsToken?: string | undefined
  },
): void {
  const { log, ready, closing, metricsToken } = options
  const metrics = createMetrics()
  const fresh = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', async (c) => {
    if (closing()) return c.json({ status: 'closing' }, 503, fresh)
    try {
      await withTimeout(ready(), readyTimeoutMs)
      return c.json({ status: 'ready' }, 200, fresh)
    } catch (error) {
      log.error('Not ready', error)
      return c.json({ status: 'not ready' }, 503, fresh)
    }
  })
  if (metricsToken) app.get('/metrics', metrics.handler(metricsToken))
  else app.get('/metrics', (c) => c.text('Not found', 404))
  app.use(requestId(), (c, next) => requestScope.run(c.get('requestId'), next), requestLog(log, metrics))
  app.use(async (c, next) => {
    await next()
    // Not by `c.header`, which at this point copies the whole response.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    // While the server is closing, each answer ends its connection, so that the next request goes to another server.
    if (closing()) c.res.headers.set('Connection', 'close')
  })
}

type Metrics = ReturnType<typeof createMetrics>

/** Metrics of one server: duration and status of its answers, and the resources of its process. */
function createMetrics() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  return {
    /** Records one answer: its `kind` from `callKind`, and its duration in seconds. */
    answered: (method: string, kind: string, status: number, seconds: number) =>
      duration.observe({ method, kind, status }, seconds),
    /** Answers the metrics in the Prometheus format to requests with the token, and 401 to others. */
    handler:
      (token: string): Handler =>
      async (c) => {
        const authorization = c.req.header('authorization') ?? ''
        // Hashes, so that the time of the comparison does not tell the length of the token either.
        if (!sameText(sha256(authorization), sha256(`Bearer ${token}`)))
          return c.text('Show the token of METRICS_TOKEN.', 401, { 'WWW-Authenticate': 'Bearer' })
        return c.body(await register.metrics(), 200, {
          'Content-Type': register.contentType,
          'Cache-Control': 'no-store',
        })
      },
  }
}
