import { type ReactNode, useRef } from 'react'
import { lazyPart } from '../../components/shop/lazyPart.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { blankReview } from '../../forms/productReview.ts'
import { useMediaQuery } from '../../lib/useMediaQuery.ts'
import type { Id } from '../../rules/id.ts'
import { Description } from './Description.tsx'
import { Reviews } from './Reviews.tsx'

const wideWindow = '(width >= 48rem)'

// Phones have no tabs and do without their code; where there are tabs it comes together with the page's.
const loadTabs = () => import('./DetailTabs.tsx')
const DetailTabs = lazyPart(loadTabs, 'The description')
if (window.matchMedia(wideWindow).matches) loadTabs().catch(() => undefined)

const Stacked = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="mt-9 first:mt-0">
    <h2 tabIndex={-1} className="pb-2 type-h2">
      {title}
    </h2>
    {children}
  </section>
)

type DetailsProps = {
  productId: Id
  description: string
  /** How many reviews there are, once that is known. */
  reviewCount: number | undefined
}

/** Description and reviews: two tabs, or one below the other on a small screen (§2). */
export function Details({ productId, description, reviewCount }: DetailsProps) {
  const wide = useMediaQuery(wideWindow)
  const draft = useRef(blankReview)
  const reviewsTitle = reviewCount === undefined ? 'Reviews' : `Reviews (${reviewCount})`
  const reviews = <Reviews productId={productId} draft={draft} />

  if (wide) {
    return (
      <div id="reviews">
        <DetailTabs
          fallback={<Skeleton className="h-72" />}
          reviewsTitle={reviewsTitle}
          description={<Description text={description} />}
          reviews={reviews}
        />
      </div>
    )
  }
  return (
    <>
      <Stacked title="Description">
        <div className="border-t border-ink pt-4">
          <Description text={description} />
        </div>
      </Stacked>
      <Stacked title={reviewsTitle} id="reviews">
        <div className="rounded-control border border-line border-t-ink bg-cell px-4 pt-5 pb-6">
          {reviews}
        </div>
      </Stacked>
    </>
  )
}
