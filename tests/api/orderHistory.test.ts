import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../src/api/orders.ts'
import { cartAtom } from '../../src/atoms/cart.ts'
import { clockAtom } from '../../src/atoms/clock.ts'
import { orderAgainAtom } from '../../src/atoms/orderAgain.ts'
import { cancelOrderAtom } from '../../src/atoms/orders.ts'
import { userAtom } from '../../src/atoms/session.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import { listQuery, productQuery } from '../../src/queries/products.ts'
import { profileQuery } from '../../src/queries/session.ts'
import { failures, json, nothing, openShop } from './otherBackEnd.ts'

const user = { user_id: 1, username: 'demo' }
const now = new Date('2026-11-20T10:18:00+05:30')
const young = { order_id: 7, status: 'pending', order_date: '2026-11-20 10:00:00' }

let shop: ReturnType<typeof openShop>
let answers: typeof shop.answers
let store: typeof shop.store

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  shop = openShop()
  ;({ answers, store } = shop)
  answers['GET /auth/profile'] = () => json(user)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Returns the result of the orders query once the server has answered. */
async function ordersResult() {
  await shop.client.query(profileQuery)
  const orders = shop.show(ordersQuery(user.user_id))
  await vi.waitFor(() => expect(orders().status).not.toBe('pending'))
  return orders()
}
const first = () => shop.client.getQueryData(ordersQuery(user.user_id).queryKey)?.[0] as Order
const count = (name: string) => shop.calls.filter(({ method, path }) => `${method} ${path}` === name).length

test.each([
  ...nothing,
  ['an empty list', () => json([])] as const,
  ['an empty list in its envelope', () => json({ orders: [] })] as const,
])('ORD-01 an empty history may be answered as %s', async (_, answer) => {
  answers['GET /user/orders'] = answer
  expect(await ordersResult()).toMatchObject({ status: 'success', data: [] })
})

test.each(failures)('ORD-09 %s is a failure, not an empty history', async (_, answer) => {
  answers['GET /user/orders'] = answer
  expect((await ordersResult()).status).toBe('error')
})

test('ORD-02 orders in an envelope are sorted newest first, and missing fields stay empty', async () => {
  answers['GET /user/orders'] = () =>
    json({
      data: {
        orders: [
          { order_id: 'A-1', status: 'Canceled', order_date: '2026-11-02 09:30:00', items: null },
          { order_id: '8', order_date: '1795150080', total_amount: '1890.50', shipping_cost: null },
          {
            ...young,
            items:
              '[{"product_name":"Padlock","quantity":"2","unit_price":"945.25"},{"product_name":"broken"}]',
          },
          { status: 'pending' },
        ],
      },
    })
  expect((await ordersResult()).data).toMatchObject([
    { order_id: 8, status: '', total_amount: 1890.5, items: [] },
    { order_id: 7, items: [{ product_name: 'Padlock', quantity: 2, unit_price: 945.25 }] },
    { order_id: 'A-1', status: 'cancelled', items: [] },
  ])
})

test('an expired session signs the user out and removes their data from the tab', async () => {
  for (const key of ['checkout', 'lastOrder', 'scroll']) shop.stored.set(key, '{}')
  answers['GET /user/orders'] = () => json({ error: 'Please sign in.' }, 401)
  await shop.client.query(profileQuery)
  expect(store.get(userAtom)).toMatchObject(user)
  shop.show(ordersQuery(user.user_id))
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull())
  expect([...shop.stored.keys()]).toEqual(['scroll'])
})

test('the orders of somebody else, who has signed in in another tab, are not shown under the old name', async () => {
  await shop.client.query(profileQuery)
  answers['GET /auth/profile'] = () => json({ user_id: 2, username: 'ruwan' })
  answers['GET /user/orders'] = () => json([young])
  const orders = shop.show(ordersQuery(user.user_id))
  await vi.waitFor(() => expect(orders()).toMatchObject({ status: 'error', data: undefined }))
  expect(store.get(userAtom)).toMatchObject({ user_id: 2 })
})

describe('cancelling', () => {
  beforeEach(async () => {
    answers['GET /user/orders'] = () => json([young])
    await ordersResult()
  })

  test('ORD-07 makes one call however often it is pressed, accepts an empty response, and fetches the orders again', async () => {
    answers['PUT /user/7/cancel'] = () => new Response(null, { status: 204 })
    const twice = [store.set(cancelOrderAtom, first()), store.set(cancelOrderAtom, first())]
    answers['GET /user/orders'] = () => json([{ ...young, status: 'cancelled', payment_status: 'refunded' }])
    expect(await Promise.all(twice)).toEqual(['cancelled', undefined])
    expect(first().status).toBe('cancelled')
    await vi.waitFor(() => expect(first().payment_status).toBe('refunded'))
    expect(count('PUT /user/7/cancel')).toBe(1)
    expect(count('GET /user/orders')).toBe(2)
  })

  test('ORD-06 is not sent after the cancel window has closed, checked against the current time', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00.001+05:30'))
    expect(await store.set(cancelOrderAtom, first())).toBe('late')
    expect(store.get(clockAtom)).toBe(Date.now())
    expect(count('PUT /user/7/cancel')).toBe(0)
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    answers['PUT /user/7/cancel'] = () => json({})
    expect(await store.set(cancelOrderAtom, first())).toBe('cancelled')
  })

  test.each([
    ['success is false', { success: false, error: 'Packed.' }],
    ['success is 0', { success: 0, message: 'Packed.' }],
    ['error tells why', { error: 'Packed.' }],
  ])('ORD-08 fails if a response with status 200 says so: %s', async (_, said) => {
    answers['PUT /user/7/cancel'] = () => json(said)
    await expect(store.set(cancelOrderAtom, first())).rejects.toMatchObject({ data: said })
    expect(first().status).toBe('pending')
  })

  test('ORD-08 that is refused leaves the order unchanged, fetches the orders, and can be retried', async () => {
    answers['PUT /user/7/cancel'] = () => json({ error: 'Packed.' }, 409)
    await expect(store.set(cancelOrderAtom, first())).rejects.toMatchObject({ data: { error: 'Packed.' } })
    expect(first().status).toBe('pending')
    await vi.waitFor(() => expect(count('GET /user/orders')).toBe(2))
    await expect(store.set(cancelOrderAtom, first())).rejects.toThrow()
    expect(count('PUT /user/7/cancel')).toBe(2)
  })
})

test('BEY-12 parts are ordered again by id or by exact name, or not at all', async () => {
  answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 120 })
  answers['GET /products'] = () =>
    json([
      { product_id: 5, name: 'Brass padlock', price: 1890 },
      { product_id: 6, name: 'Twin', price: 1 },
      { product_id: 8, name: 'Twin', price: 2 },
    ])
  const item = {
    order_item_id: undefined,
    product_id: undefined,
    image_url: '',
    quantity: 2,
    unit_price: 100,
  }
  const items = [
    { ...item, product_id: 3, product_name: 'Hinge' },
    { ...item, product_name: ' brass padlock ', unit_price: 1890 },
    { ...item, product_name: 'Twin' },
    { ...item, product_id: 4, product_name: 'Bolt' },
    // Another colour is a separate line; a repeated problem is reported once.
    { ...item, product_id: 3, product_name: 'Hinge', quantity: 1, color: 'Black', size: '' },
    { ...item, product_id: 4, product_name: 'Bolt' },
  ]
  expect(await store.set(orderAgainAtom, { items } as unknown as Order)).toEqual({
    added: 3,
    discontinued: ['Twin', 'Bolt'],
    repriced: [{ name: 'Hinge', from: 100, to: 120 }],
  })
  expect(
    store
      .get(cartAtom)
      .map(({ product_id, quantity, selectedColor }) => [product_id, quantity, selectedColor]),
  ).toEqual([
    [3, 2, undefined],
    [5, 2, undefined],
    [3, 1, 'Black'],
  ])
})

test('BEY-12, BEY-25 parts ordered again are looked up on the server, not in a cache', async () => {
  answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 100 })
  answers['GET /products'] = () => json([{ product_id: 5, name: 'Padlock', price: 1890 }])
  await shop.client.query(productQuery(3))
  await shop.client.query(listQuery('all'))
  answers['GET /products/3'] = () => json({ product_id: 3, name: 'Hinge', price: 120 })
  answers['GET /products'] = () => json([{ product_id: 5, name: 'Padlock', price: 1990 }])
  const items = [
    { product_id: 3, product_name: 'Hinge', quantity: 1, unit_price: 100 },
    { product_name: 'Padlock', quantity: 1, unit_price: 1890 },
  ]
  expect(await store.set(orderAgainAtom, { items } as unknown as Order)).toMatchObject({
    repriced: [{ to: 120 }, { to: 1990 }],
  })
  const lookedUp = shop.calls.filter(({ path }) => path.startsWith('/products'))
  expect(lookedUp.map(({ cache }) => cache)).toEqual([undefined, undefined, 'no-store', 'no-store'])
})
