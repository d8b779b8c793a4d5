import { expect, test } from 'vitest'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { readPlaces } from '../../server/orders/places.ts'
import { categories } from '../../src/api/categories.ts'
import { content } from '../../src/api/content.ts'
import { feedback } from '../../src/api/feedback.ts'
import { orders } from '../../src/api/orders.ts'
import { products } from '../../src/api/products.ts'
import { reviews } from '../../src/api/reviews.ts'
import { shop } from '../../src/shop/config.ts'
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
  const ids = new Set<unknown>()
  for (const { category_id } of primary) {
    for (const { product_id } of (await send(products.list, { query: { categoryId: category_id } })).reply)
      ids.add(product_id)
    const { reply: secondary } = await send(categories.secondary, { query: { primary_id: category_id } })
    for (const { category_id } of secondary)
      expect((await send(categories.tertiary, { query: { secondary_id: category_id } })).status).toBe(200)
  }
  expect(ids.size).toBe((await send(products.list)).reply.length)
})
