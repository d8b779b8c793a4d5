import { PageHead } from '../components/shop/PageHead.tsx'
import { Analytics } from './feedback/Analytics.tsx'
import { ReviewPages } from './feedback/ReviewPages.tsx'
import { WriteReview } from './feedback/WriteReview.tsx'

/** §2 /feedback: the review form, the analytics over all reviews, and the paginated reviews. */
export default function Feedback() {
  return (
    <div className="wrap">
      <PageHead title="Feedback" meta="Tell us what worked and what did not." />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-8">
        <WriteReview />
        <Analytics />
      </div>
      <ReviewPages />
    </div>
  )
}
