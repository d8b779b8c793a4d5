import type { Hono } from 'hono'
import { analytics } from '../../../src/api/analytics.ts'
import { route } from '../route.ts'

/** §7 Analytics: a valid event is answered with 204. `/metrics` counts the calls; no visitor's event is stored. */
export function analyticsRoutes(app: Hono): void {
  for (const call of Object.values(analytics)) route(app, call, (c) => c.body(null, 204))
}
