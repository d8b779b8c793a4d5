import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import type { Id } from '../../rules/id.ts'
import { AfterHydration } from '../../sections/AfterHydration.tsx'
import { ReviewFormLoading } from './ReviewFormLoading.tsx'
import { ReviewList } from './ReviewList.tsx'

const ReviewForm = lazyComponent(() => import('./ReviewForm.tsx'), 'The review form', { when: 'idle' })
const formLoading = <ReviewFormLoading />

/** The reviews beside the form, or above it on narrow screens. */
export const Reviews = ({ productId }: { productId: Id }) => (
  <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22.9375rem] lg:gap-12">
    <ReviewList productId={productId} />
    <div className="border-line lg:border-l lg:pl-8">
      <AfterHydration fallback={formLoading}>
        <ReviewForm fallback={formLoading} productId={productId} />
      </AfterHydration>
    </div>
  </div>
)
