import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { type Review, reviews } from '../api/reviews.ts'
import { type ReviewValues, toReviewBody } from '../forms/productReview.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { parseShopDate } from '../rules/dates.ts'
import type { Id } from '../rules/id.ts'

const reviewsKey = (id: Id) => ['reviews', id]

const timeOf = ({ created_at }: Review) => parseShopDate(created_at ?? '')?.getTime() ?? 0

/** A product's reviews, newest first. A failure is said in their place, without a toast (§8 names none). */
export const reviewsAtom = family((id: Id) =>
  atomWithQuery(() => ({
    queryKey: reviewsKey(id),
    queryFn: async ({ signal }) => {
      const list = await call(reviews.list, { params: { id }, signal })
      return list.toSorted((a, b) => timeOf(b) - timeOf(a))
    },
  })),
)

/** Sends a review and puts it on top of the list (§4). Throws when it was not taken. */
export const sendReviewAtom = atom(null, async (get, _set, id: Id, values: ReviewValues) => {
  const made = await call(reviews.create, { body: toReviewBody(id, values) })
  const client = get(queryClientAtom)
  const queryKey = reviewsKey(id)
  // A list still on its way may or may not hold the new review.
  await client.cancelQueries({ queryKey })
  if (client.getQueryData(queryKey)) client.setQueryData<Review[]>(queryKey, (list = []) => [made, ...list])
  else void client.refetchQueries({ queryKey })
})
