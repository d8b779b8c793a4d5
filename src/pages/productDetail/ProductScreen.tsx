import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { Product } from '../../api/products.ts'
import { RatingLine } from '../../components/shop/RatingLine.tsx'
import { Breadcrumb, type Crumb } from '../../components/ui/Breadcrumb.tsx'
import { useHead } from '../../lib/useHead.ts'
import { categoryProductsPath, paths, productPath } from '../../paths.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import { plainText } from '../../rules/description.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { metaDescription, pageTitle } from '../../rules/productHead.ts'
import { averageRating } from '../../rules/rating.ts'
import { shop } from '../../shop.config.ts'
import { BuyBox } from './BuyBox.tsx'
import { Details } from './Details.tsx'
import { Gallery } from './Gallery.tsx'
import { ProductLayout } from './ProductLayout.tsx'
import { structuredData } from './structuredData.ts'
import { useReviewsTab } from './useReviewsTab.ts'

function crumbsOf({ name, category_id, category_name, category_slug }: Product): Crumb[] {
  const above: Crumb =
    category_name && category_slug && category_id !== undefined
      ? {
          label: category_name,
          to: categoryProductsPath(category_slug, category_id),
          state: { cat_id: category_id, name: category_name },
        }
      : { label: 'Products', to: paths.products }
  return [{ label: 'Home', to: paths.home }, above, { label: keepUnits(name) }]
}

/** The product screen once its product is known. */
export function ProductScreen({ product: given }: { product: Product }) {
  const product = { ...given, description: plainText(given.description) }
  const { product_id: id, name, description } = product
  const { data: reviews } = useQuery(reviewsQuery(id))
  const [, openTab] = useReviewsTab()
  const crumbs = crumbsOf(product)
  const rating = {
    average: averageRating((reviews ?? []).map((review) => review.rating)),
    count: reviews?.length ?? 0,
  }

  const toReviews = (event: MouseEvent) => {
    event.preventDefault()
    openTab('reviews')
    const place = document.getElementById('reviews')
    place?.scrollIntoView()
    // The tab, or the heading where there are no tabs: what one reads next.
    place?.querySelector<HTMLElement>('[role=tab]:last-of-type, h2')?.focus({ preventScroll: true })
  }

  useHead({
    title: pageTitle(name, shop.name),
    description: metaDescription(description),
    canonical: shop.origin + productPath(id),
  })

  return (
    <>
      <script type="application/ld+json">{structuredData(product, crumbs, rating)}</script>
      <ProductLayout
        crumbs={<Breadcrumb crumbs={crumbs} />}
        gallery={<Gallery images={product.images} name={name} sku={product.sku} />}
        buyBox={
          <BuyBox
            product={product}
            rating={
              // The line keeps its room while the reviews are on their way.
              <div className="min-h-7 pointer-coarse:min-h-target">
                {reviews && <RatingLine {...rating} onOpen={toReviews} />}
              </div>
            }
          />
        }
        details={<Details productId={id} description={description} reviewCount={reviews?.length} />}
      />
    </>
  )
}
