import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { oneOf } from '../lib/wire.ts'
import { Id } from './id.ts'

const Device = oneOf('mobile', 'tablet', 'desktop')
const silent = z.unknown()

/** §7 Analytics. The specification does not show the replies; the shop ignores them. */
export const analytics = {
  categoryClick: endpoint('POST', '/analytics/categories/:id/click', { reply: silent }),
  categoryView: endpoint('POST', '/analytics/categories/:category_id/view', { reply: silent }),
  productView: endpoint('POST', '/analytics/user/product-view', {
    body: z.object({ product_id: Id }),
    reply: silent,
  }),
  search: endpoint('POST', '/analytics/user/track-search', {
    body: z.object({ query: z.string(), results_count: z.number() }),
    reply: silent,
  }),
  cartAction: endpoint('POST', '/analytics/user/cart-action', {
    body: z.object({ product_id: Id, action: oneOf('add'), quantity: z.number() }),
    reply: silent,
  }),
  checkout: endpoint('POST', '/analytics/user/checkout', {
    body: z.object({ amount: z.number(), items_count: z.number(), status: z.string() }),
    reply: silent,
  }),
  activeUser: endpoint('POST', '/analytics/user/active-user', {
    body: z.object({ device_type: Device }),
    reply: silent,
  }),
  pageVisit: endpoint('POST', '/analytics/user/page-visit', {
    body: z.object({ page_url: z.string(), device_type: Device }),
    reply: silent,
  }),
}
