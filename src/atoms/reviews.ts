import { atom } from 'jotai'
import { type Review, reviews } from '../api/reviews.ts'
import { type ReviewValues, toReviewBody } from '../forms/productReview.ts'
import { call, noneAt404 } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom, queryClientAtom } from '../lib/query.ts'
import { parseShopDate } from '../rules/dates.ts'
import type { Id } from '../rules/id.ts'

const timeOf = ({ created_at }: Review) => parseShopDate(created_at ?? '')?.getTime() ?? 0

const reviewsQuery = (id: Id): Query<Review[]> => ({
  key: ['reviews', id],
  fetch: async ({ signal }) => {
    const list = await call(reviews.list, { params: { id }, signal }).catch(noneAt404)
    return list.toSorted((a, b) => timeOf(b) - timeOf(a))
  },
})

/** A product's reviews, newest first. A failure is said in their place, without a toast (§8 names none). */
export const reviewsAtom = family((id: Id) => queryAtom(reviewsQuery(id)))

/** Sends a review and puts it on top of the list (§4). Throws when it was not taken. */
export const sendReviewAtom = atom(null, async (get, _set, id: Id, values: ReviewValues) => {
  const body = toReviewBody(id, values)
  const { review_id, ...made } = await call(reviews.create, { body })
  const { name = body.name, rating = body.rating, comment = body.comment } = made
  const { created_at = new Date().toISOString() } = made
  const client = get(queryClientAtom)
  const query = reviewsQuery(id)
  const list = client.get<Review[]>(query.key)
  if (list) client.set(query, [{ review_id, product_id: id, name, rating, comment, created_at }, ...list])
  else {
    // Without a list it is asked for, anew: an answer on its way is older than the review.
    client.remove(query.key)
    void client.refetch(query)
  }
})
