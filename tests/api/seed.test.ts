import { expect, test } from 'vitest'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { categories } from '../../src/api/categories.ts'
import { products } from '../../src/api/products.ts'
import { api } from './client.ts'
import { noon } from './shop.ts'

test('every product of the seed is in a reachable category', async () => {
  const { app } = memoryApi({ now: () => noon, places: async () => ({ towns: [] }) })
  const { send } = api().visitor(app)
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
