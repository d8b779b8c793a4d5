import { mutationOptions } from '@tanstack/react-query'
import { type Review, reviews } from '../api/reviews.ts'
import { type ReviewValues, toReviewBody } from '../forms/productReview.ts'
import { call } from '../lib/endpoint.ts'
import { replaceData } from '../lib/queryClient.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import type { Id } from '../rules/id.ts'

/** Sends a review of a product and puts it at the top of the list (§4). */
export const sendReview = (id: Id) =>
  mutationOptions({
    mutationKey: ['reviews', 'create', id],
    mutationFn: (values: ReviewValues) => call(reviews.create, { body: toReviewBody(id, values) }),
    onSuccess: ({ review_id, ...response }, values, _result, { client }) => {
      const body = toReviewBody(id, values)
      const { name = body.name, rating = body.rating, comment = body.comment } = response
      const { created_at = new Date().toISOString() } = response
      const query = reviewsQuery(id)
      const list = client.getQueryData(query.queryKey)
      const review = { review_id, product_id: id, name, rating, comment, created_at }
      if (list) replaceData<Review[]>(client, query, [review, ...list])
      // Without a cached list, refetch and cancel any request in flight: its response would predate the review.
      else void client.resetQueries({ queryKey: query.queryKey })
    },
  })
