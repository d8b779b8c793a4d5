import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'

type ProductLayoutProps = {
  crumbs: ReactNode
  gallery: ReactNode
  buyBox: ReactNode
  /** Below: what one compares comes before what one reads. */
  children: ReactNode
}

/** The layout of the product screen, also while it loads. */
export const ProductLayout = ({ crumbs, gallery, buyBox, children }: ProductLayoutProps) => (
  <div className="wrap">
    <div className="pt-3 pb-2 md:pt-5 md:pb-3.5">{crumbs}</div>
    <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_min(26.25rem,50%)] lg:gap-7 xl:grid-cols-[minmax(0,1fr)_min(28.25rem,50%)] xl:gap-10 2xl:grid-cols-[minmax(0,1fr)_min(38rem,50%)]">
      {gallery}
      {buyBox}
    </div>
    {children}
  </div>
)

/** Placeholder of description and reviews, on phones so high that what follows is not near yet. */
export const detailsLoading = (
  <div aria-busy="true">
    <Skeleton className="h-dvh md:h-72" />
  </div>
)

/** PDP-01: placeholders of the product screen while the product loads. */
export const ProductLoading = () => (
  <div role="status">
    <span className="sr-only">Loading product...</span>
    <ProductLayout
      crumbs={<Skeleton className="my-1 h-5 w-72 max-w-full" />}
      gallery={
        <div className="grid gap-3 md:grid-cols-[5.25rem_minmax(0,1fr)]">
          <Skeleton className="aspect-17/16 max-md:-mx-(--gutter) max-md:aspect-8/5" />
          <Skeleton className="h-11 md:order-first md:h-full" />
        </div>
      }
      buyBox={
        <div>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-2 h-9 w-4/5" />
          <Skeleton className="mt-2 h-9 w-3/5" />
          <Skeleton className="mt-3 h-6 w-44" />
          <Skeleton className="mt-5 h-51.5" />
          <Skeleton className="mt-4 h-target max-md:h-24" />
          <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        </div>
      }
    >
      <div className="mt-9 md:mt-10">{detailsLoading}</div>
    </ProductLayout>
  </div>
)
