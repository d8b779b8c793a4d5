import { expect, test } from 'vitest'
import { analytics } from '../../src/api/analytics.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { api } from './client.ts'
import { once } from './stores.ts'

type Call = [endpoint: Endpoint, sent: { params?: Record<string, string>; body?: unknown }]

const calls: Call[] = [
  [analytics.categoryClick, { params: { id: '11' } }],
  [analytics.categoryClick, { params: { id: 'no-such' } }],
  [analytics.categoryView, { params: { category_id: '11' } }],
  [analytics.productView, { body: { product_id: 999 } }],
  [analytics.activeUser, { body: { device_type: 'tablet' } }],
  [analytics.pageVisit, { body: { page_url: '/cart', device_type: 'mobile' } }],
  [analytics.search, { body: { query: 'hinge', results_count: 0 } }],
  [analytics.cartAction, { body: { product_id: 1, action: 'add', quantity: 2 } }],
  [analytics.checkout, { body: { amount: 2340, items_count: 1, status: 'success' } }],
]

once.each(calls)('$path is accepted', async (endpoint, sent) => {
  expect(await api().send(endpoint, sent)).toMatchObject({ status: 204, json: undefined })
})

test.each(['/analytics/categories/%00/click', '/analytics/categories/%00/view', '/products/%00'])(
  'NUL in %s is the id of nothing: Postgres cannot store it',
  async (path) => {
    const shop = api()
    const method = path.startsWith('/products') ? 'GET' : 'POST'
    const answer = await shop.request(`/api${path}`, { method })
    expect([answer.status, shop.failures]).toEqual([404, []])
  },
)
