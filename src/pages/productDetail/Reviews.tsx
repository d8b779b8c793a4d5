import { type RefObject, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import type { ReviewValues } from '../../forms/productReview.ts'
import { useInView } from '../../lib/useInView.ts'
import type { Id } from '../../rules/id.ts'
import { ReviewFormLoading } from './ReviewFormLoading.tsx'
import { ReviewList } from './ReviewList.tsx'

// Lazy, to keep the form library out of the page's first load.
const ReviewForm = lazyComponent(() => import('./ReviewForm.tsx'), 'The review form')

type ReviewsProps = { productId: Id; draft: RefObject<ReviewValues> }

/** The reviews beside the form, or above it on narrow screens. The form loads when it is a screen away. */
export function Reviews({ productId, draft }: ReviewsProps) {
  const [seen, setSeen] = useState(false)
  const place = useInView<HTMLDivElement>(0, () => setSeen(true), '100% 0px')
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22.9375rem] lg:gap-12">
      <ReviewList productId={productId} />
      <div ref={place} className="border-line lg:border-l lg:pl-8">
        {seen ? (
          <ReviewForm fallback={<ReviewFormLoading />} productId={productId} draft={draft} />
        ) : (
          <ReviewFormLoading />
        )}
      </div>
    </div>
  )
}
