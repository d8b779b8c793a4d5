import { analytics } from '../api/analytics.ts'
import { call } from '../lib/endpoint.ts'
import { deviceType } from '../rules/device.ts'
import type { TrackedEvent } from './tracking.ts'

const device = () => deviceType(navigator.userAgent, window.innerWidth)

/** Makes the analytics call of an event (§7). Rejects when it fails. */
export function send(event: TrackedEvent): Promise<unknown> {
  switch (event.kind) {
    case 'categoryClick':
      return call(analytics.categoryClick, { params: { id: event.category_id } })
    case 'categoryView':
      return call(analytics.categoryView, { params: { category_id: event.category_id } })
    case 'productView':
      return call(analytics.productView, { body: { product_id: event.product_id } })
    case 'activeUser':
      return call(analytics.activeUser, { body: { device_type: device() } })
    case 'pageVisit':
      return call(analytics.pageVisit, { body: { page_url: event.page_url, device_type: device() } })
    case 'cartAction':
      return call(analytics.cartAction, {
        body: { product_id: event.product_id, action: 'add', quantity: event.quantity },
      })
    case 'search':
      return call(analytics.search, { body: { query: event.query, results_count: event.results_count } })
    case 'checkout':
      return call(analytics.checkout, {
        body: { amount: event.amount, items_count: event.items_count, status: event.status },
      })
  }
}
