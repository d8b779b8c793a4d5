import { lazy, type RefObject, Suspense } from 'react'
import type { ReviewValues } from '../../forms/productReview.ts'
import type { Id } from '../../rules/id.ts'
import { ReviewFormLoading } from './ReviewFormLoading.tsx'
import { ReviewList } from './ReviewList.tsx'

// The form library is not part of what the page loads first.
const ReviewForm = lazy(() => import('./ReviewForm.tsx'))

type ReviewsProps = { productId: Id; draft: RefObject<ReviewValues> }

/** The list beside the form; the form below on narrow screens. */
export function Reviews({ productId, draft }: ReviewsProps) {
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22.9375rem] lg:gap-12">
      <ReviewList productId={productId} />
      <div className="border-line lg:border-l lg:pl-8">
        <Suspense fallback={<ReviewFormLoading />}>
          <ReviewForm productId={productId} draft={draft} />
        </Suspense>
      </div>
    </div>
  )
}
