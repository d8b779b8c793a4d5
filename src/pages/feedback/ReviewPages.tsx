import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ReviewItem } from '../../components/shop/ReviewItem.tsx'
import { Pager, useTopOfPages } from '../../components/ui/Pager.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useLatestData } from '../../lib/useLatestData.ts'
import { type FeedbackPage, feedbackPageQuery } from '../../queries/feedback.ts'
import { counted } from '../../rules/counted.ts'
import { readPage } from '../../rules/filters.ts'
import { limits } from '../../rules/limits.ts'
import { clampPage } from '../../rules/pages.ts'
import { feedbackText } from '../../text/feedback.ts'
import { reviewsText } from '../../text/reviews.ts'
import { FeedbackFailed } from './FeedbackPanel.tsx'

const size = limits.reviewsPageSize
const cells = 'ruled mt-4 grid grid-cols-1 md:grid-cols-2'
const cell = 'px-4 md:px-6'

const reviewsBefore = ({ page, pages }: FeedbackPage) => (Math.min(page, pages) - 1) * size

/** '43-48 of 214, page 8 of 36'. */
function countLine(list: FeedbackPage): string {
  const { page, pages, total, reviews } = list
  if (pages <= 1) return counted(total, 'review')
  const before = reviewsBefore(list)
  return `${before + 1}-${before + reviews.length} of ${total}, page ${Math.min(page, pages)} of ${pages}`
}

/** The reviews, 6 per page with 5 page buttons (§2); the page before stands while another loads. */
export function ReviewPages() {
  const { pathname } = useLocation()
  const requested = readPage(useSearchParams()[0])
  const [pages, setPages] = useState<number>()
  const page = pages === undefined ? requested : clampPage(requested, pages)
  const { data, isError, error, refetch } = useQuery(feedbackPageQuery(page))
  if (data && data.pages !== pages) setPages(data.pages)
  const content = useLatestData(data)
  const loading = !data && !isError
  const failed = !data && isError
  const top = useTopOfPages(page)
  const loaded = !failed && content && content.total > 0 ? content : undefined
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-labelledby="reviews"
      aria-busy={loading}
      className="mt-9 outline-none! md:pt-5"
    >
      <SectionHead
        title="Reviews"
        id="reviews"
        unit="review"
        total={loaded?.total}
        visible={loaded?.reviews.length}
        before={loaded && reviewsBefore(loaded)}
        countLine={loading ? reviewsText.loading : loaded ? countLine(loaded) : ''}
      />
      {failed ? (
        <div className="mt-4">
          <FeedbackFailed error={error} message={feedbackText.listFailed} onRetry={() => void refetch()} />
        </div>
      ) : !content || (loading && content.reviews.length === 0) ? (
        <div aria-hidden className={cells}>
          {Array.from({ length: size }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: six alike that never move
            <div key={at} className="px-4 py-4.5 md:px-6">
              <Skeleton className="h-4 w-36 max-w-full" />
              <Skeleton className="mt-3 h-16" />
            </div>
          ))}
        </div>
      ) : content.reviews.length === 0 ? (
        <p className="mt-4 text-ink-soft">{reviewsText.none}</p>
      ) : (
        <ul aria-label="Reviews" className={cells}>
          {content.reviews.map((review, at) => (
            <ReviewItem
              key={review.id ?? `${review.created_at} ${review.title} ${at}`}
              rating={review.rating}
              created={review.created_at}
              title={review.title}
              comment={review.content}
              className={cell}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pages ?? 0}
        buttons={limits.pageButtons}
        href={(next) => (next === 1 ? pathname : `${pathname}?page=${next}`)}
        label="Pages of reviews"
      />
    </section>
  )
}
