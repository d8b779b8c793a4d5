import { useQuery } from '@tanstack/react-query'
import { ReviewItem } from '../../components/shop/ReviewItem.tsx'
import { RetryButton } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { reviewsQuery } from '../../queries/reviews.ts'
import type { Id } from '../../rules/id.ts'
import { reviewsText } from '../../text/reviews.ts'

/** Number of reviews shown until the shopper asks for more. */
const first = 6
const portion = 60

export function ReviewList({ productId }: { productId: Id }) {
  const { data: list, isError, refetch } = useQuery(reviewsQuery(productId))
  const { list: shown, visible, more } = usePortion(list ?? [], portion, 'reviews', { first })

  if (!list && isError) {
    return (
      <Notice tone="danger" role="alert">
        <p>The reviews did not load.</p>
        <RetryButton className="mt-2" onClick={() => void refetch()} />
      </Notice>
    )
  }
  if (!list) {
    return (
      <p role="status" className="text-ink-soft">
        {reviewsText.loading}
      </p>
    )
  }
  if (list.length === 0) return <p className="text-ink-soft">{reviewsText.none}</p>

  return (
    <div>
      <ul ref={shown} aria-label="Reviews">
        {visible.map((review, index) => (
          <ReviewItem
            key={review.review_id ?? `${review.created_at} ${review.name} ${index}`}
            rating={review.rating}
            name={review.name}
            created={review.created_at}
            comment={review.comment}
            className="first:pt-0"
          />
        ))}
      </ul>
      {more}
    </div>
  )
}
