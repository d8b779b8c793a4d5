import type { Context, Hono } from 'hono'
import { analytics } from '../../../src/api/analytics.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { userOf } from '../signedIn.ts'

const keyLength = 200

/** §7 Analytics: events are counted and answered with 204; search, cart and checkout only of signed-in users (§6). */
export function analyticsRoutes(app: Hono, services: Services): void {
  const count = async (c: Context, kind: string, key: unknown) => {
    await services.store.count(kind, String(key).slice(0, keyLength))
    return c.body(null, 204)
  }
  const countUser = async (c: Context, kind: string, key: unknown) =>
    (await userOf(services, c)) ? count(c, kind, key) : c.body(null, 204)

  route(app, analytics.categoryClick, (c) => count(c, 'category-click', c.req.param('id')))
  route(app, analytics.categoryView, (c) => count(c, 'category-view', c.req.param('category_id')))
  route(app, analytics.productView, (c, { body }) => count(c, 'product-view', body.product_id))
  route(app, analytics.search, (c, { body }) => countUser(c, 'search', body.query))
  route(app, analytics.cartAction, (c, { body }) => countUser(c, 'cart-add', body.product_id))
  route(app, analytics.checkout, (c, { body }) => countUser(c, 'checkout', body.status))
  route(app, analytics.activeUser, (c, { body }) => count(c, 'active-user', body.device_type))
  route(app, analytics.pageVisit, (c, { body }) => count(c, 'page-visit', body.page_url))
}
