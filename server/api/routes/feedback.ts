import type { Hono } from 'hono'
import { feedback } from '../../../src/api/feedback.ts'
import { clampPage, pageCount } from '../../../src/rules/pages.ts'
import { requireSingleLine, requireText } from '../../validation.ts'
import { requireWithinLimit } from '../rateLimits.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

const maxPerPage = 50

/** §7 Feedback. A page out of range is answered with the nearest page; the limit is clamped to 1 to 50. */
export function feedbackRoutes(app: Hono, services: Services): void {
  const { store, now } = services

  route(app, feedback.analytics, async (c) => {
    const counts = await store.feedbackCounts()
    const stars = [1, 2, 3, 4, 5].map((rating) => [rating, counts.get(rating) ?? 0] as const)
    const totalReviews = stars.reduce((sum, [, count]) => sum + count, 0)
    const points = stars.reduce((sum, [rating, count]) => sum + rating * count, 0)
    const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 100) / 100
    return c.json({ averageRating, totalReviews, ratingDistribution: Object.fromEntries(stars) })
  })

  route(app, feedback.list, async (c, { query }) => {
    const limit = Math.min(Math.max(Math.floor(query.limit), 1), maxPerPage)
    const total = [...(await store.feedbackCounts()).values()].reduce((sum, count) => sum + count, 0)
    const pages = pageCount(total, limit)
    const page = clampPage(query.page, pages)
    return c.json({ reviews: await store.feedback((page - 1) * limit, limit), total, pages })
  })

  route(app, feedback.create, async (c, { body: { title, content, rating } }) => {
    requireText({ title, content }, 'Please fill all fields and provide a rating')
    requireSingleLine({ title })
    await requireWithinLimit(services, 'review', c)
    await store.addFeedback({ title, content, rating, created_at: now().toISOString() })
    return c.json({ message: 'Thank you for your review.' }, 201)
  })
}
