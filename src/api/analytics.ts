import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { oneOf } from '../lib/wire.ts'
import { Id } from './id.ts'

const Device = oneOf('mobile', 'tablet', 'desktop')
const silent = z.unknown()

/** §7 Analytics. The specification does not show the responses; the shop ignores them. */
export const analytics = {
  categoryClick: endpoint('POST', '/analytics/categories/:id/click', { response: silent }),
  categoryView: endpoint('POST', '/analytics/categories/:category_id/view', { response: silent }),
  productView: endpoint('POST', '/analytics/user/product-view', {
    body: z.object({ product_id: Id }),
    response: silent,
  }),
  search: endpoint('POST', '/analytics/user/track-search', {
    body: z.object({ query: z.string(), results_count: z.number() }),
    response: silent,
  }),
  cartAction: endpoint('POST', '/analytics/user/cart-action', {
    body: z.object({ product_id: Id, action: oneOf('add'), quantity: z.number() }),
    response: silent,
  }),
  checkout: endpoint('POST', '/analytics/user/checkout', {
    body: z.object({ amount: z.number(), items_count: z.number(), status: z.string() }),
    response: silent,
  }),
  activeUser: endpoint('POST', '/analytics/user/active-user', {
    body: z.object({ device_type: Device }),
    response: silent,
  }),
  pageVisit: endpoint('POST', '/analytics/user/page-visit', {
    body: z.object({ page_url: z.string(), device_type: Device }),
    response: silent,
  }),
}
