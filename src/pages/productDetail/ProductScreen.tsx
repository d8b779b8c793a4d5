import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type MouseEvent, Suspense, useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { productCrumbs } from '../../components/shop/crumbs.ts'
import { lazyComponent } from '../../components/shop/lazyComponent.ts'
import { RatingLine } from '../../components/shop/RatingLine.tsx'
import { WhenNear } from '../../components/shop/WhenNear.tsx'
import { Breadcrumb } from '../../components/ui/Breadcrumb.tsx'
import { useFromCache } from '../../lib/useFromCache.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import { categoriesAbove } from '../../queries/trail.ts'
import { plainText } from '../../rules/description.ts'
import { averageRating } from '../../rules/rating.ts'
import { BelowFold } from '../../sections/BelowFold.tsx'
import { BuyBox } from './BuyBox.tsx'
import { Details } from './Details.tsx'
import { Gallery } from './Gallery.tsx'
import { OtherSizes } from './OtherSizes.tsx'
import { detailsLoading, ProductLayout } from './ProductLayout.tsx'
import { useReviewsTab } from './useReviewsTab.ts'

/** Code of its own, left out where it does not arrive: an offer below what one came for. */
const GoesWith = lazyComponent<{ description: string }>(() =>
  import('./GoesWith.tsx').catch(() => ({ default: () => null })),
)

/** The space of the table of other sizes, reserved so that little shifts. */
const tableSpace = <div className="min-h-88.5 md:min-h-89.5" />

export function ProductScreen({ product: record }: { product: Product }) {
  const product = { ...record, description: plainText(record.description) }
  const { product_id: id, name, description } = product
  const { data: reviews } = useQuery(reviewsQuery(id))
  const parents = useFromCache((client) => categoriesAbove(client, product))
  const [, openTab] = useReviewsTab()
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(id), [view, id])
  const rating = {
    average: averageRating((reviews ?? []).map((review) => review.rating)),
    count: reviews?.length ?? 0,
  }

  const toReviews = (event: MouseEvent) => {
    event.preventDefault()
    openTab('reviews')
    const details = document.getElementById('about-part')
    // The Reviews tab or, on small screens, which have no tabs, the heading.
    const tab = details?.querySelector<HTMLElement>('[role=tab]:last-of-type')
    const heading = document.getElementById('reviews')
    const next = tab?.checkVisibility() ? tab : heading
    next?.scrollIntoView()
    next?.focus({ preventScroll: true })
  }

  return (
    <ProductLayout
      crumbs={<Breadcrumb crumbs={productCrumbs(product, parents)} short />}
      gallery={<Gallery images={product.images} name={name} sku={product.sku} />}
      buyBox={
        <BuyBox
          product={product}
          rating={
            // Keeps the height of the line while the reviews load.
            <div className="min-h-7 pointer-coarse:min-h-target">
              {reviews && <RatingLine {...rating} href="?tab=reviews#reviews" onOpen={toReviews} />}
            </div>
          }
        />
      }
    >
      <WhenNear fallback={product.category_id !== undefined && tableSpace}>
        <OtherSizes product={product} parents={parents} />
      </WhenNear>
      <WhenNear margin="25% 0px">
        <Suspense>
          <GoesWith description={description} />
        </Suspense>
      </WhenNear>
      <div className="mt-9 md:mt-10">
        <BelowFold fallback={detailsLoading}>
          <Details productId={id} description={description} unit={product.unit} />
        </BelowFold>
      </div>
    </ProductLayout>
  )
}
