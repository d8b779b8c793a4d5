import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyComponent } from '../components/shop/lazyComponent.tsx'
import { isProductId, useProduct } from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { type Id, toId } from '../rules/id.ts'
import { AfterHydration } from '../sections/AfterHydration.tsx'
import { DeferredMoreParts } from './productDetail/DeferredMoreParts.tsx'
import { ProductFailed } from './productDetail/ProductFailed.tsx'
import { ProductLoading } from './productDetail/ProductLoading.tsx'
import { ProductMissing } from './productDetail/ProductMissing.tsx'
import { ProductScreen } from './productDetail/ProductScreen.tsx'

const NewArrivalsAndFeatures = lazyComponent(
  () => import('./productDetail/NewArrivalsAndFeatures.tsx'),
  'The list of new arrivals',
  { when: 'near' },
)
const room = <div className="min-h-dvh" />

/** /products/{id} (§2). The sections below the product never wait for it. */
export default function ProductDetail() {
  const id = toId(useParams().id)
  return (
    <>
      {isProductId(id) ? <AnyProduct key={id} id={id} /> : <ProductMissing />}
      <AfterHydration fallback={room}>
        <NewArrivalsAndFeatures fallback={room} />
      </AfterHydration>
    </>
  )
}

function AnyProduct({ id }: { id: Id }) {
  const { data: product, error, refetch } = useProduct(id)
  const [retrying, setRetrying] = useState(false)
  // Requests the reviews in parallel with the product.
  useQuery(reviewsQuery(id))
  if (product === null) return <ProductMissing />
  if (product)
    return (
      <>
        <ProductScreen product={product} />
        <DeferredMoreParts product={product} />
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
