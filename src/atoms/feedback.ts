import { atom } from 'jotai'
import { type FeedbackAnalytics, feedback, type ReviewsPage } from '../api/feedback.ts'
import { type FeedbackValues, toFeedbackBody } from '../forms/feedback.ts'
import { call, noneAt404 } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom, queryClientAtom } from '../lib/query.ts'
import { limits } from '../rules/limits.ts'
import { pageCount, pageSlice } from '../rules/pages.ts'

const size = limits.reviewsPageSize

const analyticsQuery: Query<FeedbackAnalytics> = {
  key: ['feedback', 'analytics'],
  fetch: ({ signal }) => call(feedback.analytics, { signal }),
}

/** What all reviews come to (§2). A failure is said in its place (§8). */
export const feedbackAnalyticsAtom = queryAtom(analyticsQuery)

const pageQuery = (page: number): Query<ReviewsPage & { page: number }> => ({
  key: ['feedback', 'page', page],
  fetch: async ({ signal }) => {
    const answer = await call(feedback.list, { query: { page, limit: size }, signal }).catch(
      (error): ReviewsPage => ({ reviews: noneAt404(error), total: 0, pages: pageCount(0, size) }),
    )
    // A back end that knows no pages gives all.
    const reviews = answer.reviews.length > size ? pageSlice(answer.reviews, page, size) : answer.reviews
    return { ...answer, reviews, page }
  },
})

/** One page of the reviews, 6 at a time (§9). A failure is said in its place (§8). */
export const feedbackPageAtom = family((page: number) => queryAtom(pageQuery(page)))

const sendingAtom = atom<Promise<void> | null>(null)

/**
 * Sends a review (§7), one however often it is asked for while one is under way, and asks for the numbers and for the
 * page of reviews that is shown again. Throws when it was not taken.
 */
export const sendFeedbackAtom = atom(null, (get, set, values: FeedbackValues, shownPage: number) => {
  const underWay = get(sendingAtom)
  if (underWay) return underWay
  const send = async () => {
    try {
      await call(feedback.create, { body: toFeedbackBody(values) })
      const client = get(queryClientAtom)
      // A new review moves those of every page, and an answer on its way is older than it.
      client.remove(['feedback'])
      void client.refetch(analyticsQuery)
      void client.refetch(pageQuery(shownPage))
    } finally {
      set(sendingAtom, null)
    }
  }
  const sending = send()
  set(sendingAtom, sending)
  return sending
})
