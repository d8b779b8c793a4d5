import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'
import { WhenNear } from '../components/shop/WhenNear.tsx'
import { isProductId, useProduct } from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { type Id, toId } from '../rules/id.ts'
import { NewArrivals } from '../sections/NewArrivals.tsx'
import { RecentlyViewed } from '../sections/RecentlyViewed.tsx'
import { ProductLoading } from './productDetail/ProductLayout.tsx'
import { ProductScreen } from './productDetail/ProductScreen.tsx'
import { ProductFailed, ProductMissing } from './productDetail/ProductUnavailable.tsx'

/** /products/{id} (§2). The sections below the product never wait for it. */
export default function ProductDetail() {
  const id = toId(useParams().id)
  return (
    <>
      {isProductId(id) ? <AnyProduct key={id} id={id} /> : <ProductMissing />}
      <WhenNear fallback={<div className="min-h-dvh" />}>
        <NewArrivals />
        <FeaturesStrip />
      </WhenNear>
    </>
  )
}

function AnyProduct({ id }: { id: Id }) {
  const { data: product, error, refetch } = useProduct(id)
  const [retrying, setRetrying] = useState(false)
  // Requests the reviews in parallel with the product; the components that show them render them.
  useQuery({ ...reviewsQuery(id), notifyOnChangeProps: [] })
  if (product === null) return <ProductMissing />
  if (product)
    return (
      <>
        <ProductScreen product={product} />
        <WhenNear>
          <div className="wrap">
            <RecentlyViewed except={[product.product_id]} />
          </div>
        </WhenNear>
      </>
    )
  if (error || retrying) {
    const retry = () => {
      setRetrying(true)
      void refetch().finally(() => setRetrying(false))
    }
    return <ProductFailed busy={retrying} onRetry={retry} />
  }
  return <ProductLoading />
}
