import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { integer, nonBlankText, number, optional, recordOf, recordsOf, text } from '../lib/wire.ts'
import { limits } from '../rules/limits.ts'
import { Id } from './id.ts'
import { notRefused } from './notRefused.ts'

/** §3 Review of a product: rating 0 to 5, shown in half steps. */
export const Review = z.object({
  review_id: optional(Id),
  product_id: optional(Id),
  name: text,
  rating: number.check(z.gte(0), z.lte(limits.ratingMax)),
  comment: text,
  created_at: optional(text),
})
export type Review = z.output<typeof Review>

/** §7 A review as it is sent. */
export const ReviewBody = z.object({
  product_id: Id,
  rating: integer.check(z.gte(limits.ratingMin), z.lte(limits.ratingMax)),
  comment: z.string(),
  name: z.string(),
})

/** The response to a new review: the review, only its id, a message, or no body. Rejects `success: false`. */
const SentReview = z.object({
  success: notRefused,
  review_id: optional(Id),
  name: optional(nonBlankText),
  rating: optional(Review.shape.rating),
  comment: optional(nonBlankText),
  created_at: optional(nonBlankText),
})

/** §7 Catalogue: product reviews. */
export const reviews = {
  list: endpoint('GET', '/products/reviews/:id', { response: recordsOf('review_id', Review, 'reviews') }),
  create: endpoint('POST', '/products/reviews', {
    body: ReviewBody,
    response: z.pipe(
      z.transform((body: unknown): unknown => body || {}),
      recordOf(SentReview, 'review'),
    ),
  }),
}
