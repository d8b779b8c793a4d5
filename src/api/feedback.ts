import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { integer, listOf, number, oneOf, optional, recordOf, text } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'
import { limits } from '../rules/limits.ts'
import { pageCount } from '../rules/pages.ts'
import { Id } from './id.ts'

/** §3 Feedback review. */
export const FeedbackReview = z.object({
  id: optional(Id),
  rating: number,
  title: text,
  content: text,
  created_at: optional(text),
})
export type FeedbackReview = z.output<typeof FeedbackReview>

/** Counts by rating, keyed 1 to 5; what is no number counts as 0. */
function readCounts(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([rating, count]) => [rating, Number(count) || 0]))
}

/** §3 Analytics of the feedback: counts by rating, keyed 1 to 5. A total that is not told is their sum. */
export const FeedbackAnalytics = z.pipe(
  z.object({
    averageRating: z.catch(number, 0),
    totalReviews: z.catch(number, 0),
    ratingDistribution: z.pipe(z.unknown(), z.transform(readCounts)),
  }),
  z.transform(({ totalReviews, ...rest }) => ({
    ...rest,
    totalReviews:
      totalReviews || Object.values(rest.ratingDistribution).reduce((sum, count) => sum + count, 0),
  })),
)
export type FeedbackAnalytics = z.output<typeof FeedbackAnalytics>

/** A page of reviews out of its envelope; a list alone, or as `data` beside its total, is one too. */
function openPage(answer: unknown): unknown {
  if (Array.isArray(answer)) return { reviews: answer }
  if (typeof answer !== 'object' || answer === null || 'reviews' in answer) return answer
  const { data } = answer as { data?: unknown }
  return Array.isArray(data) ? { ...answer, reviews: data } : data
}

/** §7 One page of the reviews. Without a total there are no more than these; the number of pages follows from it. */
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

/**
 * What was sent is taken (§7: status 201), whichever status of success says so: sent again it would be there twice.
 * One that says of itself that it was no success is refused.
 */
const Taken = z.pipe(
  z.transform((answer: unknown) => (typeof answer === 'object' && answer !== null ? answer : {})),
  z.object({
    message: text,
    success: z.optional(z.custom<unknown>((value) => toFlag(value, 1) === 1)),
  }),
)

/** What the visitor's browser has to solve, for the captcha that needs no outside service (decision 29). */
export const CaptchaChallenge = z.object({
  algorithm: oneOf('SHA-256'),
  challenge: z.string(),
  maxnumber: number,
  salt: z.string(),
  signature: z.string(),
})
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>

/** §7 Feedback and complaints. */
export const feedback = {
  analytics: endpoint('GET', '/feedback/reviews/analytics', { reply: recordOf(FeedbackAnalytics) }),
  list: endpoint('GET', '/feedback/reviews', {
    query: z.object({ page: z.number(), limit: z.number() }),
    reply: ReviewsPage,
  }),
  create: endpoint('POST', '/feedback/feedbacks', {
    body: z.object({
      type: oneOf('review'),
      title: z.string(),
      content: z.string(),
      rating: integer.check(z.gte(1), z.lte(5)),
    }),
    reply: Taken,
  }),
  /** Multipart: the complaint fields and the image, under the name `receiptField`. */
  createComplaint: endpoint('POST', '/feedback/create-complaint', {
    body: z.custom<FormData>((value) => value instanceof FormData),
    reply: Taken,
  }),
  verifyCaptcha: endpoint('POST', '/verify-captcha', {
    body: z.object({ token: z.string() }),
    reply: recordOf(
      z.object({
        success: z.pipe(
          z.unknown(),
          z.transform((value) => toFlag(value, 0) === 1),
        ),
      }),
    ),
  }),
  /** Beyond §7: a back end with another captcha, or with none, does not have it. */
  captchaChallenge: endpoint('GET', '/captcha-challenge', { reply: CaptchaChallenge }),
}

/** The multipart name of the complaint's receipt image. */
export const receiptField = 'receipt'
