import type { Product } from '../../api/products.ts'
import RecentlyViewed from '../../sections/RecentlyViewed.tsx'
import { OtherSizes } from './OtherSizes.tsx'

/** Other parts to look at next: other sizes and recently viewed ones. A chunk of its own. */
export default function MoreParts({ product }: { product: Product }) {
  return (
    <>
      <OtherSizes product={product} />
      <div className="wrap">
        <RecentlyViewed except={product.product_id} />
      </div>
    </>
  )
}
