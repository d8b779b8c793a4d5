import { queryOptions } from '@tanstack/react-query'
import { type Review, reviews } from '../api/reviews.ts'
import { call, emptyOn404 } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'
import { newestFirst } from '../rules/dates.ts'
import type { Id } from '../rules/id.ts'

/** A product's reviews, newest first. A failure is shown in their place, without a toast (§8 names none). */
export const reviewsQuery = (id: Id) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: async (context): Promise<Review[]> => {
      const list = await call(reviews.list, { params: { id }, ...callOptions(context) }).catch(emptyOn404)
      return newestFirst(list, ({ created_at }) => created_at ?? '')
    },
  })
