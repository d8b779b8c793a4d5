import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide'
import { useRef } from 'react'
import type { FeedbackAnalytics } from '../../api/feedback.ts'
import { Gauge } from '../../components/ui/Gauge.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { Stars } from '../../components/ui/Stars.tsx'
import { useLatestData } from '../../lib/useLatestData.ts'
import { feedbackAnalyticsQuery } from '../../queries/feedback.ts'
import { counted } from '../../rules/counted.ts'
import { sharesOf } from '../../rules/rating.ts'
import { feedbackText } from '../../text/feedback.ts'
import { reviewsText } from '../../text/reviews.ts'
import { FeedbackFailed, FeedbackPanel } from './FeedbackPanel.tsx'

/** The analytics over all reviews: average, total, and how many gave each rating (§2). */
export function Analytics() {
  const { data, isLoadingError, error, refetch } = useQuery(feedbackAnalyticsQuery)
  const latest = useLatestData(data)
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    heading.current?.focus()
    void refetch()
  }
  return (
    <FeedbackPanel title="What customers say" id="what-customers-say" heading={heading}>
      {isLoadingError ? (
        <FeedbackFailed error={error} message={feedbackText.analyticsFailed} onRetry={retry} />
      ) : latest ? (
        <Figures {...latest} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the ratings...</span>
          <Skeleton className="h-72" />
        </div>
      )}
    </FeedbackPanel>
  )
}

const ratings = [5, 4, 3, 2, 1]

function Figures({ averageRating, totalReviews, ratingDistribution }: FeedbackAnalytics) {
  const counts = ratings.map((stars) => ratingDistribution[stars] ?? 0)
  const shares = sharesOf(counts, totalReviews)
  const rows = ratings.map((stars, at) => {
    const count = counts[at] ?? 0
    const share = shares[at] ?? 0
    return {
      share,
      count,
      words: `${counted(stars, 'star')} ${share}%, ${counted(count, 'review')}`,
      label: (
        <>
          {stars}
          <Icon icon={Star} size="sm" className="fill-current text-rating" />
        </>
      ),
    }
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {totalReviews > 0 ? (
          <>
            <b aria-hidden className="type-display text-[5.25rem]! leading-none!">
              {averageRating.toFixed(1)}
            </b>
            <p className="min-w-0">
              <Stars value={averageRating} size="lg" />
              <span className="block type-compact text-ink-soft">{`average of ${counted(totalReviews, 'review')}`}</span>
            </p>
          </>
        ) : (
          <p className="type-compact text-ink-soft">{reviewsText.none}</p>
        )}
      </div>
      <Gauge rows={rows} />
    </>
  )
}
