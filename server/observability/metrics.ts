import type { Handler } from 'hono'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { sameText, sha256 } from '../crypto.ts'

export type Metrics = {
  /** Records one answer: its `kind` from `callKind`, and its duration in seconds. */
  answered(method: string, kind: string, status: number, seconds: number): void
  /** Answers the metrics in the Prometheus format to requests with the token, and 401 to others. */
  handler(token: string): Handler
}

/** Metrics of one server: duration and status of its answers, and the resources of its process. */
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
    handler: (token) => async (c) => {
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
