import { describe, expect, test } from 'vitest'
import { analytics } from '../../src/api/analytics.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { api, refusal } from './client.ts'

type Call = [
  kind: string,
  endpoint: Endpoint,
  sent: { params?: Record<string, string>; body?: unknown },
  key: string,
]

const anyone: Call[] = [
  ['category-click', analytics.categoryClick, { params: { id: '11' } }, '11'],
  ['category-click', analytics.categoryClick, { params: { id: 'no-such' } }, 'no-such'],
  ['category-view', analytics.categoryView, { params: { category_id: '11' } }, '11'],
  ['product-view', analytics.productView, { body: { product_id: 999 } }, '999'],
  ['active-user', analytics.activeUser, { body: { device_type: 'tablet' } }, 'tablet'],
  ['page-visit', analytics.pageVisit, { body: { page_url: '/cart', device_type: 'mobile' } }, '/cart'],
]

const users: Call[] = [
  ['search', analytics.search, { body: { query: 'hinge', results_count: 0 } }, 'hinge'],
  ['cart-add', analytics.cartAction, { body: { product_id: 1, action: 'add', quantity: 2 } }, '1'],
  ['checkout', analytics.checkout, { body: { amount: 2340, items_count: 1, status: 'success' } }, 'success'],
]

describe('counts for everyone:', () => {
  test.each(anyone)('%s', async (kind, endpoint, sent, key) => {
    const shop = api()
    for (let i = 0; i < 2; i++)
      expect(await shop.send(endpoint, sent)).toMatchObject({ status: 204, json: undefined })
    expect([...(await shop.store.counts(kind))]).toEqual([[key, 2]])
  })
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

describe('counts for signed-in users only:', () => {
  test.each(users)('%s', async (kind, endpoint, sent, key) => {
    const shop = api()
    expect((await shop.send(endpoint, sent)).status).toBe(204)
    expect((await shop.store.counts(kind)).size).toBe(0)
    await shop.signIn()
    expect((await shop.send(endpoint, sent)).status).toBe(204)
    expect([...(await shop.store.counts(kind))]).toEqual([[key, 1]])
  })
})

test.each([
  [analytics.productView, {}, 'product_id is required.'],
  [analytics.search, { query: 'hinge' }, 'results_count is required.'],
  [analytics.cartAction, { product_id: 1, action: 'remove', quantity: 1 }, 'action is not valid.'],
  [analytics.checkout, { amount: '1', items_count: 1, status: '' }, 'amount is not valid.'],
  [analytics.activeUser, { device_type: 'watch' }, 'device_type is not valid.'],
  [analytics.pageVisit, { device_type: 'mobile' }, 'page_url is required.'],
])('an invalid body is refused', async (endpoint, body, message) => {
  expect(await api().send(endpoint as Endpoint, { body })).toMatchObject(refusal(400, message))
})

test('a long key is truncated', async () => {
  const shop = api()
  for (const letter of ['x', 'x'])
    await shop.send(analytics.pageVisit, { body: { page_url: letter.repeat(5000), device_type: 'mobile' } })
  expect([...(await shop.store.counts('page-visit'))]).toEqual([['x'.repeat(200), 2]])
})
