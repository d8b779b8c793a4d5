import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { listOf, maybe, number, oneOf, recordOf, text, whole } from '../lib/wire.ts'
import { Id } from './products.ts'

/** §3 Feedback review. */
export const FeedbackReview = z.object({
  id: Id,
  rating: number,
  title: text,
  content: text,
  created_at: maybe(text),
})
export type FeedbackReview = z.output<typeof FeedbackReview>

/** Counts by rating, keyed 1 to 5; what is no number counts as 0. */
function readCounts(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([rating, count]) => [rating, Number(count) || 0]))
}

/** §3 Analytics of the feedback: counts by rating, keyed 1 to 5. */
export const FeedbackAnalytics = z.object({
  averageRating: z.catch(number, 0),
  totalReviews: z.catch(number, 0),
  ratingDistribution: z.pipe(z.unknown(), z.transform(readCounts)),
})
export type FeedbackAnalytics = z.output<typeof FeedbackAnalytics>

/** §7 Feedback and complaints. */
export const feedback = {
  analytics: endpoint('GET', '/feedback/reviews/analytics', { reply: recordOf(FeedbackAnalytics) }),
  list: endpoint('GET', '/feedback/reviews', {
    query: z.object({ page: z.number(), limit: z.number() }),
    reply: z.object({ reviews: listOf(FeedbackReview), total: number, pages: number }),
  }),
  create: endpoint('POST', '/feedback/feedbacks', {
    body: z.object({
      type: oneOf('review'),
      title: z.string(),
      content: z.string(),
      rating: whole.check(z.gte(1), z.lte(5)),
    }),
    reply: z.unknown(),
  }),
  /** Multipart: the complaint fields and the image, under the name `receiptField`. */
  createComplaint: endpoint('POST', '/feedback/create-complaint', {
    body: z.custom<FormData>((value) => value instanceof FormData),
    reply: z.looseObject({ message: text }),
  }),
  verifyCaptcha: endpoint('POST', '/verify-captcha', {
    body: z.object({ token: z.string() }),
    reply: z.looseObject({ success: z.boolean() }),
  }),
}

/** The multipart name of the complaint's receipt image. */
export const receiptField = 'receipt'
