import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { ProductCardSkeleton } from '../components/shop/ProductCardSkeleton.tsx'
import { ProductGrid } from '../components/shop/ProductGrid.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { paths } from '../paths.ts'
import { promotionalBannerQuery } from '../queries/content.ts'
import { newArrivalsQuery } from '../queries/products.ts'
import { shop } from '../shop.config.ts'
import { PromotionCell } from './PromotionCell.tsx'
import { TrackedCard } from './TrackedCard.tsx'
import { useCardViews } from './useCardViews.ts'
import { rowStyle, useRowCount } from './useRowCount.ts'

const headingId = 'new-arrivals'
/** Grid cells that the banner takes up, where it is not a row of its own. */
const bannerCells = 2

/**
 * The newest parts with their promotional banner (§2). Hidden if the parts fail to load; a failed banner is left out.
 */
export function NewArrivals() {
  const { data: products, isLoadingError } = useQuery(newArrivalsQuery)
  const banner = useQuery(promotionalBannerQuery(shop.promotions.newArrivals))
  const inGrid = useMediaQuery('(width >= 48rem)')
  const rowSize = useRowCount()
  const see = useCardViews()
  if (isLoadingError || products?.length === 0) return null

  const cardCount = banner.isLoadingError || !inGrid ? rowSize : rowSize - bannerCells
  return (
    <section aria-labelledby={headingId} aria-busy={!products} className="wrap pt-9 md:pt-14">
      <SectionHead
        id={headingId}
        title="New arrivals"
        visible={Math.min(cardCount, products?.length ?? 0)}
        total={products?.length}
        more={{ to: paths.products }}
      />
      <ProductGrid
        columns="home"
        className={cx(
          !products && 'mt-5.5',
          banner.isLoadingError ? rowStyle.cards : rowStyle.bannerAndCards,
        )}
      >
        {!banner.isLoadingError && (
          <li className="flex max-md:col-span-full md:row-span-2">
            {banner.data ? <PromotionCell banner={banner.data} /> : <Skeleton className="min-h-40 flex-1" />}
          </li>
        )}
        {products
          ? products
              .slice(0, cardCount)
              .map((product) => <TrackedCard key={product.product_id} product={product} onView={see} />)
          : Array.from({ length: cardCount }, (_, index) => index).map((key) => (
              <ProductCardSkeleton key={key} />
            ))}
      </ProductGrid>
    </section>
  )
}
