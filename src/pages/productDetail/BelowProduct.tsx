import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { useNearComponent } from '../../lib/useNearComponent.ts'

const importMoreParts = () => import('./MoreParts.tsx')

/** What follows the product, fetched when it is a screen away. */
export function BelowProduct({ product }: { product: Product }) {
  const { product_id } = product
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(product_id), [view, product_id])
  const [MoreParts, place] = useNearComponent(importMoreParts)
  return <div ref={place}>{MoreParts && <MoreParts product={product} />}</div>
}
