import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { prefetch } from '../../lib/queryClient.ts'
import { useNearComponent } from '../../lib/useNearComponent.ts'
import { familyQuery } from '../../queries/products.ts'

/**
 * The sections after the product, loaded when near. Space for the table of other sizes is reserved, so that little
 * shifts.
 */
export function DeferredMoreParts({ product }: { product: Product }) {
  const { product_id, category_id } = product
  const client = useQueryClient()
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(product_id), [view, product_id])
  const importMoreParts = useCallback(() => {
    if (category_id !== undefined) void prefetch(client, familyQuery(category_id))
    return import('./MoreParts.tsx')
  }, [client, category_id])
  const [MoreParts, place] = useNearComponent(importMoreParts)
  return (
    <div
      ref={place}
      className={MoreParts || category_id === undefined ? undefined : 'min-h-88.5 md:min-h-89.5'}
    >
      {MoreParts && <MoreParts product={product} />}
    </div>
  )
}
