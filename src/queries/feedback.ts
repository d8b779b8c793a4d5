import { queryOptions } from '@tanstack/react-query'
import { feedback, type ReviewsPage } from '../api/feedback.ts'
import { call, emptyOn404 } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'
import { limits } from '../rules/limits.ts'
import { pageCount, pageSlice } from '../rules/pages.ts'

const size = limits.reviewsPageSize

export const feedbackKey = ['feedback']

/** Average, total and distribution of the ratings (§2). A failure is shown in place of the numbers (§8). */
export const feedbackAnalyticsQuery = queryOptions({
  queryKey: [...feedbackKey, 'analytics'],
  queryFn: (context) => call(feedback.analytics, callOptions(context)),
})

export type FeedbackPage = ReviewsPage & { page: number }

/** One page of the reviews (§9). A failure is shown in place of the list (§8). */
export const feedbackPageQuery = (page: number) =>
  queryOptions({
    queryKey: [...feedbackKey, 'page', page],
    queryFn: async (context): Promise<FeedbackPage> => {
      const response = await call(feedback.list, {
        query: { page, limit: size },
        ...callOptions(context),
      }).catch((error): ReviewsPage => ({ reviews: emptyOn404(error), total: 0, pages: pageCount(0, size) }))
      // A back end without pagination returns all reviews.
      const reviews =
        response.reviews.length > size ? pageSlice(response.reviews, page, size) : response.reviews
      return { ...response, reviews, page }
    },
  })
