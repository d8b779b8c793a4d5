import { createHash, timingSafeEqual } from 'node:crypto'
import type { Handler } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const digest = (text: string) => createHash('sha256').update(text).digest()

export type Metrics = {
  /** Counts one answer: `kind` as `callKind` names it, how long it took in seconds. */
  answered(method: string, kind: string, status: number, seconds: number): void
  /** A number that is asked for whenever the metrics are read. */
  gauge(name: string, help: string, read: () => Promise<number>): void
  /** Answers the metrics as Prometheus reads them to whoever shows the token; 401 to others. */
  handler(token: string): Handler
}

/** Numbers of one server: how it answers, and what its process uses. */
export function createMetrics(): Metrics {
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
    answered: (method, kind, status, seconds) => duration.observe({ method, kind, status }, seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(await read())
        },
      })
    },
    handler: (token) => async (c) => {
      const shown = c.req.header('authorization') ?? ''
      if (!timingSafeEqual(digest(shown), digest(`Bearer ${token}`)))
        return c.text('Show the token of METRICS_TOKEN.', 401, { 'WWW-Authenticate': 'Bearer' })
      return c.body(await register.metrics(), 200, {
        'Content-Type': register.contentType,
        'Cache-Control': 'no-store',
      })
    },
  }
}
