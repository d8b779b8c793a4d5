import * as z from 'zod/mini'
import type { ReviewBody } from '../api/reviews.ts'
import { integer } from '../lib/wire.ts'
import { oneLine } from '../rules/characters.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { requiredLine, requiredText } from './fields.ts'

/** §5 Product review: comment and name must not be blank (decision 16); the rating is a whole number. */
export const ReviewForm = z.object({
  rating: integer.check(z.gte(limits.ratingMin), z.lte(limits.ratingMax)),
  comment: requiredText('Write a comment'),
  name: requiredLine('Enter a name'),
})
export type ReviewValues = z.input<typeof ReviewForm>

/** §3 Review draft: rating 5, name 'Anonymous'. */
export const blankReview: ReviewValues = {
  rating: limits.defaultRating,
  comment: '',
  name: limits.defaultReviewer,
}

/** The body of POST /products/reviews (§7), trimmed. */
export const toReviewBody = (
  productId: Id,
  { rating, comment, name }: ReviewValues,
): z.input<typeof ReviewBody> => ({
  product_id: productId,
  rating,
  comment: comment.trim(),
  name: oneLine(name),
})

/** The name under which the review of a product is kept as a draft. */
export const reviewDraft = (product: Id) => `review of ${product}`
