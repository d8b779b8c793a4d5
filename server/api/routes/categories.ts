import type { Hono } from 'hono'
import { categories } from '../../../src/api/categories.ts'
import { idOf, route } from '../route.ts'
import type { Services } from '../services.ts'

/** §7 Catalogue: the three category levels, each as { categories: [...] }. An unknown parent gives an empty list. */
export function categoryRoutes(app: Hono, { store }: Services): void {
  route(app, categories.primary, async (c) => c.json({ categories: await store.categories('primary') }))

  route(app, categories.secondary, async (c, { query }) =>
    c.json({ categories: await store.categories('secondary', idOf(query.primary_id)) }),
  )

  route(app, categories.tertiary, async (c, { query }) =>
    c.json({ categories: await store.categories('tertiary', idOf(query.secondary_id)) }),
  )
}
