import { atom } from 'jotai'
import { type Review, reviews } from '../api/reviews.ts'
import { type ReviewValues, toReviewBody } from '../forms/productReview.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import type { Id } from '../rules/id.ts'

/** Sends a review and puts it on top of the list (§4). Throws when it was not taken. */
export const sendReviewAtom = atom(null, async (get, _set, id: Id, values: ReviewValues) => {
  const body = toReviewBody(id, values)
  const { review_id, ...made } = await call(reviews.create, { body })
  const { name = body.name, rating = body.rating, comment = body.comment } = made
  const { created_at = new Date().toISOString() } = made
  const client = get(queryClientAtom)
  const query = reviewsQuery(id)
  const list = client.getQueryData(query.queryKey)
  const review = { review_id, product_id: id, name, rating, comment, created_at }
  if (list) replaceData<Review[]>(client, query, [review, ...list])
  // Without a list it is asked for, anew: an answer on its way is older than the review.
  else void client.resetQueries({ queryKey: query.queryKey })
})
