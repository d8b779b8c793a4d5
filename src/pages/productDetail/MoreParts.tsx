import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { WhenNear } from '../../components/shop/WhenNear.tsx'
import { RecentlyViewed } from '../../sections/RecentlyViewed.tsx'
import { OtherSizes } from './OtherSizes.tsx'

/** The space of the table of other sizes, reserved so that little shifts. */
const tableSpace = <div className="min-h-88.5 md:min-h-89.5" />

/** Other parts to look at next: other sizes and recently viewed ones. */
export function MoreParts({ product }: { product: Product }) {
  const { product_id, category_id } = product
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(product_id), [view, product_id])
  return (
    <WhenNear fallback={category_id !== undefined && tableSpace}>
      <OtherSizes product={product} />
      <div className="wrap">
        <RecentlyViewed except={product_id} />
      </div>
    </WhenNear>
  )
}
