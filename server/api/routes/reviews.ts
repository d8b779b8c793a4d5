import type { Hono } from 'hono'
import { reviews } from '../../../src/api/reviews.ts'
import { refuse } from '../../refusal.ts'
import { requireSingleLine, requireText } from '../../validation.ts'
import { requireWithinLimit } from '../rateLimits.ts'
import { idOf, route } from '../route.ts'
import type { Services } from '../services.ts'

/** §7 Catalogue: product reviews, newest first. An unknown product has an empty list. */
export function reviewRoutes(app: Hono, services: Services): void {
  const { store, now } = services

  route(app, reviews.list, async (c) => c.json(await store.reviews(idOf(c.req.param('id')))))

  route(app, reviews.create, async (c, { body }) => {
    const { name, comment, rating } = body
    requireText({ name, comment }, 'Please fill all fields')
    requireSingleLine({ name })
    const product_id = idOf(body.product_id)
    const [product] = await store.productsById([product_id])
    if (!product) refuse(404, 'Product not found.')
    await requireWithinLimit(services, 'review', c)
    const created_at = now().toISOString()
    return c.json(await store.addReview({ product_id, name, rating, comment, created_at }), 201)
  })
}
