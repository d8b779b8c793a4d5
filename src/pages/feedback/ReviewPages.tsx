import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ReviewItem } from '../../components/shop/ReviewItem.tsx'
import { Pager, useTopOfPages } from '../../components/ui/Pager.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useLatestData } from '../../lib/useLatestData.ts'
import { feedbackPageQuery } from '../../queries/feedback.ts'
import { counted } from '../../rules/counted.ts'
import { readPage } from '../../rules/filters.ts'
import { limits } from '../../rules/limits.ts'
import { clampPage } from '../../rules/pages.ts'
import { feedbackText } from '../../text/feedback.ts'
import { reviewsText } from '../../text/reviews.ts'
import { FeedbackFailed } from './FeedbackPanel.tsx'

/** The page of reviews that the address names (?page=2), or the nearest page if that is out of range. */
function useReviewsPage() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const requestedPage = readPage(params)
  const [pages, setPages] = useState<number>()
  const page = pages === undefined ? requestedPage : clampPage(requestedPage, pages)
  const { data, isError, error, refetch } = useQuery(feedbackPageQuery(page))
  const latestPages = data?.pages
  if (latestPages !== undefined && latestPages !== pages) setPages(latestPages)

  return {
    page,
    pages: pages ?? 0,
    /** The reviews of this page, or those of the previous one while this one loads. */
    content: useLatestData(data),
    loading: !data && !isError,
    failed: !data && isError,
    error,
    refetch,
    href: (next: number) => (next === 1 ? pathname : `${pathname}?page=${next}`),
  }
}

const size = limits.reviewsPageSize
const cells = 'ruled mt-4 grid grid-cols-1 md:grid-cols-2'
const cell = 'px-4 md:px-6'

type PageOfReviews = NonNullable<ReturnType<typeof useReviewsPage>['content']>

const reviewsBefore = ({ page, pages }: PageOfReviews) => (Math.min(page, pages) - 1) * size

/** '43-48 of 214, page 8 of 36'. */
function countLine(list: PageOfReviews): string {
  const { page, pages, total, reviews } = list
  if (pages <= 1) return counted(total, 'review')
  const before = reviewsBefore(list)
  return `${before + 1}-${before + reviews.length} of ${total}, page ${Math.min(page, pages)} of ${pages}`
}

/** The reviews, 6 per page with 5 page buttons (§2), in the server's order, which is newest first. */
export function ReviewPages() {
  const { page, pages, content, loading, failed, error, refetch, href } = useReviewsPage()
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
        pages={pages}
        buttons={limits.pageButtons}
        href={href}
        label="Pages of reviews"
        className="mt-8"
      />
    </section>
  )
}
