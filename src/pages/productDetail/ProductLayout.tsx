import type { ReactNode } from 'react'

type ProductLayoutProps = {
  crumbs: ReactNode
  gallery: ReactNode
  buyBox: ReactNode
  /** The part's other sizes: what one compares comes before what one reads. */
  sizes?: ReactNode
  /** What it is fixed with. */
  fixings?: ReactNode
  details: ReactNode
}

/** The layout of the product screen, also while it loads: gallery and buy box, then other sizes and details. */
export const ProductLayout = ({ crumbs, gallery, buyBox, sizes, fixings, details }: ProductLayoutProps) => (
  <div className="wrap">
    <div className="pt-3 pb-2 md:pt-5 md:pb-3.5">{crumbs}</div>
    <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_min(26.25rem,50%)] lg:gap-7 xl:grid-cols-[minmax(0,1fr)_min(28.25rem,50%)] xl:gap-10 2xl:grid-cols-[minmax(0,1fr)_min(38rem,50%)]">
      {gallery}
      {buyBox}
    </div>
    {sizes}
    {fixings}
    <div className="mt-9 md:mt-10">{details}</div>
  </div>
)
