import type { Id } from '../../rules/id.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'

/** The reviews beside the form, or above it on narrow screens. */
export const Reviews = ({ productId }: { productId: Id }) => (
  <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22.9375rem] lg:gap-12">
    <ReviewList productId={productId} />
    <div className="border-line lg:border-l lg:pl-8">
      <ReviewForm productId={productId} />
    </div>
  </div>
)
