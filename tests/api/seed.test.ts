import { expect, test } from 'vitest'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { readPlaces } from '../../server/orders/places.ts'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { delivery } from '../../src/api/delivery.ts'
import { feedback } from '../../src/api/feedback.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { purchase } from '../../src/api/purchase.ts'
import { reviews } from '../../src/api/reviews.ts'
import { session } from '../../src/api/session.ts'
import { shop } from '../../src/shop.config.ts'
import { order } from './bodies.ts'
import { api } from './client.ts'
import { noon } from './shop.ts'

const reference = (user?: string) => memoryApi({ now: () => noon, places: readPlaces, ...(user && { user }) })

/** A visitor as in the small shop's tests, calling the reference API instead. */
function visitor(user?: string) {
  return api().visitor(reference(user).app)
}

test('every list of the seed matches the contract', async () => {
  const { send } = visitor('demo')
  const list = await send(products.list)
  expect(list.reply.length).toBeGreaterThan(100)
  for (const endpoint of [
    products.newArrivals,
    products.brands,
    content.announcements,
    content.banners,
    orders.list,
  ])
    expect((await send(endpoint)).reply.length, endpoint.path).toBeGreaterThan(0)
  expect((await send(products.search, { query: { q: 'hngk102' } })).reply.length).toBeGreaterThan(0)
  expect((await send(feedback.list, { query: { page: 1, limit: 6 } })).reply.reviews).toHaveLength(6)
  const location = shop.promotions.newArrivals
  expect((await send(content.promotionalBanner, { params: { location } })).status).toBe(200)
  const counts = await Promise.all(
    list.reply.map(async ({ product_id: id }) => (await send(reviews.list, { params: { id } })).reply.length),
  )
  expect(Math.max(...counts)).toBeGreaterThan(0)
})

test('every product of the seed is in a reachable category', async () => {
  const { send } = visitor()
  const { reply: primary } = await send(categories.primary)
  const seen = new Set<unknown>()
  for (const { category_id } of primary) {
    for (const { product_id } of (await send(products.list, { query: { categoryId: category_id } })).reply)
      seen.add(product_id)
    const { reply: secondary } = await send(categories.secondary, { query: { primary_id: category_id } })
    for (const { category_id } of secondary)
      expect((await send(categories.tertiary, { query: { secondary_id: category_id } })).status).toBe(200)
  }
  expect(seen.size).toBe((await send(products.list)).reply.length)
})

test('a demo user can be signed in by name', async () => {
  expect((await visitor('demo').send(session.profile)).reply.username).toBe('demo')
  expect((await visitor().send(session.profile)).status).toBe(204)
  expect(() => reference('nobody')).toThrow('The seed has no user nobody.')
})

test('the page can sign in and out without a cookie', async () => {
  const { send, jar } = visitor()
  const body = { username: 'demo', password: 'Demo@2026' }
  expect((await send(session.login, { body })).status).toBe(200)
  expect((await send(session.profile)).reply.name).toBe('Nadeesha Perera')
  expect(jar.size).toBe(0)
  await send(session.logout)
  expect((await send(session.profile)).status).toBe(204)
})

test('an order of the seed can be placed where the demo user lives', async () => {
  const { send } = visitor('demo')
  const { address: shipping_address } = (await send(session.profile)).reply
  const { shippingCost } = (await send(delivery.charge, { body: { userAddress: shipping_address } })).reply
  const product = (await send(products.list)).reply.find(
    ({ price, delivery_available, cod_only, colombo_only }) =>
      price < 6000 && delivery_available === 1 && cod_only === 0 && colombo_only === 0,
  )!
  const { status, reply } = await send(purchase.create, {
    body: {
      ...order,
      userId: 1,
      total_amount: product.price + shippingCost,
      shipping_cost: shippingCost,
      shipping_address,
      items: [{ ...order.items[0], product_id: product.product_id, unit_price: product.price }],
    },
  })
  expect(status).toBe(201)
  expect((await send(orders.list)).reply[0]?.order_id).toBe(reply.order_id)
})

test('changes to the reference API stay with the page that made them', async () => {
  const [one, other] = [visitor('demo'), visitor('demo')]
  const { order_id } = (await one.send(orders.list)).reply[0]!
  expect((await one.send(orders.cancel, { params: { order_id } })).status).toBe(200)
  expect((await one.send(orders.list)).reply[0]?.status).toBe('cancelled')
  expect((await other.send(orders.list)).reply[0]?.status).not.toBe('cancelled')
})
