import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { prefetch } from '../../lib/queryClient.ts'
import { useNear } from '../../lib/useNear.ts'
import { familyQuery } from '../../queries/products.ts'

const MoreParts = lazyComponent(() => import('./MoreParts.tsx'), 'The list of other sizes')

/**
 * The sections after the product, loaded when near, with their data beside their code. Space for the table of other
 * sizes is reserved, so that little shifts.
 */
export function DeferredMoreParts({ product }: { product: Product }) {
  const { product_id, category_id } = product
  const client = useQueryClient()
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(product_id), [view, product_id])
  const [near, place] = useNear()
  useEffect(() => {
    if (near && category_id !== undefined) void prefetch(client, familyQuery(category_id))
  }, [near, client, category_id])
  const room = category_id !== undefined && <div className="min-h-88.5 md:min-h-89.5" />
  return <div ref={place}>{near ? <MoreParts fallback={room} product={product} /> : room}</div>
}
