import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { integer, isRecord, listOf, number, oneOf, optional, recordOf, text } from '../lib/wire.ts'
import { limits } from '../rules/limits.ts'
import { pageCount } from '../rules/pages.ts'
import { Id } from './id.ts'
import { Accepted } from './notRefused.ts'

/** §3 Feedback review. */
const FeedbackReview = z.object({
  id: optional(Id),
  rating: number,
  title: text,
  content: text,
  created_at: optional(text),
})

/** Reads the counts by rating, keyed 1 to 5, and nothing else; a value that is not a number counts as 0. */
function readCounts(value: unknown): Record<string, number> {
  const counts = isRecord(value) ? Object.entries(value).filter(([rating]) => /^[1-5]$/.test(rating)) : []
  return Object.fromEntries(counts.map(([rating, count]) => [rating, Number(count) || 0]))
}

/** §3 Analytics of the feedback: counts by rating, keyed 1 to 5. A missing total or average follows from the counts. */
const FeedbackAnalytics = z.pipe(
  z.object({
    averageRating: z.catch(number, 0),
    totalReviews: z.catch(number, 0),
    ratingDistribution: z.transform(readCounts),
  }),
  z.transform(({ averageRating, totalReviews, ratingDistribution }) => {
    const counts = Object.entries(ratingDistribution)
    const count = counts.reduce((sum, [, each]) => sum + each, 0)
    const stars = counts.reduce((sum, [rating, each]) => sum + Number(rating) * each, 0)
    return {
      averageRating: averageRating || (count && stars / count),
      totalReviews: totalReviews || count,
      ratingDistribution,
    }
  }),
)

export type FeedbackAnalytics = z.output<typeof FeedbackAnalytics>

/** Unwraps a page of reviews: under `reviews` or `data`, bare, or under `data` beside its total; null (204) is none. */
function openPage(response: unknown): unknown {
  if (response === null) return { reviews: [] }
  if (Array.isArray(response)) return { reviews: response }
  if (typeof response !== 'object' || 'reviews' in response) return response
  const { data } = response as { data?: unknown }
  return Array.isArray(data) ? { ...response, reviews: data } : data
}

/** §7 One page of the reviews. A missing total is their number; a missing page count follows from the total. */
const ReviewsPage = z.pipe(
  z.pipe(
    z.transform(openPage),
    z.object({ reviews: listOf(FeedbackReview), total: optional(number), pages: optional(number) }),
  ),
  z.transform(({ reviews, total = reviews.length, pages = pageCount(total, limits.reviewsPageSize) }) => ({
    reviews,
    total,
    pages,
  })),
)
export type ReviewsPage = z.output<typeof ReviewsPage>

/** §7 Feedback. */
export const feedback = {
  analytics: endpoint('GET', '/feedback/reviews/analytics', {
    // Of no reviews some back ends say nothing: null, or the status 204.
    response: z.pipe(
      z.transform((response: unknown): unknown => response ?? {}),
      recordOf(FeedbackAnalytics),
    ),
  }),
  list: endpoint('GET', '/feedback/reviews', {
    query: z.object({ page: number, limit: number }),
    response: ReviewsPage,
  }),
  create: endpoint('POST', '/feedback/feedbacks', {
    body: z.object({
      type: oneOf('review'),
      title: z.string(),
      content: z.string(),
      rating: integer.check(z.gte(limits.ratingMin), z.lte(limits.ratingMax)),
    }),
    response: Accepted,
  }),
}
