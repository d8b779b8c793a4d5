import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import type { PromotionalBanner } from '../api/content.ts'
import { ProductCardSkeletons, ProductGrid } from '../components/shop/ProductGrid.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { paths } from '../paths.ts'
import { promotionalBannerQuery } from '../queries/content.ts'
import { newArrivalsQuery } from '../queries/products.ts'
import { shop } from '../shop/config.ts'
import { bannerRow, cardsRow } from './rowSizes.ts'
import { TrackedCard } from './TrackedCard.tsx'
import { useCardViews } from './useCardViews.ts'

/** A promotional banner in the ruled grid: text above the picture, beside it on a phone. */
const PromotionCell = ({ banner }: { banner: PromotionalBanner }) => (
  <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_36%] bg-steel text-on-steel md:grid-cols-1 md:grid-rows-[auto_minmax(0,1fr)]">
    <div className="self-center px-4 py-5 md:px-5 md:pt-6 md:pb-5.5">
      {banner.name && (
        <h3 dir="auto" className="type-h2 wrap-anywhere">
          {banner.name}
        </h3>
      )}
      <p dir="auto" className="mt-2.5 type-compact text-on-steel-soft text-pretty">
        {banner.description}
      </p>
    </div>
    <Picture
      src={banner.current_image.image_url}
      alt={banner.current_image.alt_text}
      sizes="(width >= 80rem) 19rem, (width >= 48rem) 33vw, 36vw"
      className="h-full min-h-32 w-full bg-sunken!"
    />
  </div>
)

const headingId = 'new-arrivals'

/** The newest parts with their promotional banner (§2); what fails to load is left out. */
export function NewArrivals() {
  const { data: products, isLoadingError } = useQuery(newArrivalsQuery)
  const banner = useQuery(promotionalBannerQuery(shop.promotions.newArrivals))
  const see = useCardViews()
  if (isLoadingError || products?.length === 0) return null

  const row = banner.isLoadingError ? cardsRow : bannerRow
  const cardCount = Math.max(...row.counts.map(({ count }) => count))
  return (
    <section aria-labelledby={headingId} aria-busy={!products} className="wrap pt-9 md:pt-14">
      <SectionHead
        id={headingId}
        title="New arrivals"
        visible={row.counts}
        total={products?.length}
        more={{ to: paths.products }}
      />
      <ProductGrid columns="home" className={cx(!products && 'mt-5.5', row.className)}>
        {!banner.isLoadingError && (
          <li className="flex max-md:col-span-full md:row-span-2">
            {banner.data ? <PromotionCell banner={banner.data} /> : <Skeleton className="min-h-40 flex-1" />}
          </li>
        )}
        {products ? (
          products
            .slice(0, cardCount)
            .map((product) => <TrackedCard key={product.product_id} product={product} onView={see} />)
        ) : (
          <ProductCardSkeletons count={cardCount} />
        )}
      </ProductGrid>
    </section>
  )
}
