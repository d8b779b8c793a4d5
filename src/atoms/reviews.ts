import { atom } from 'jotai'
import { type Review, reviews } from '../api/reviews.ts'
import { type ReviewValues, toReviewBody } from '../forms/productReview.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import type { Id } from '../rules/id.ts'

/** Sends a review and puts it at the top of the list (§4). Throws when the server refuses. */
export const sendReviewAtom = atom(null, async (get, _set, id: Id, values: ReviewValues) => {
  const body = toReviewBody(id, values)
  const { review_id, ...response } = await call(reviews.create, { body })
  const { name = body.name, rating = body.rating, comment = body.comment } = response
  const { created_at = new Date().toISOString() } = response
  const client = get(queryClientAtom)
  const query = reviewsQuery(id)
  const list = client.getQueryData(query.queryKey)
  const review = { review_id, product_id: id, name, rating, comment, created_at }
  if (list) replaceData<Review[]>(client, query, [review, ...list])
  // Without a cached list, refetch and cancel any request in flight: its response would predate the review.
  else void client.resetQueries({ queryKey: query.queryKey })
})
