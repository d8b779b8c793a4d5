import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Product } from '../../api/products.ts'
import { viewPartAtom } from '../../atoms/recentlyViewed.ts'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { prefetch } from '../../lib/queryClient.ts'
import { useNear } from '../../lib/useNear.ts'
import { familyQuery } from '../../queries/products.ts'
import { AfterHydration } from '../../sections/AfterHydration.tsx'

const MoreParts = lazyComponent(() => import('./MoreParts.tsx'), 'The list of other sizes', {
  when: 'near',
})

/** The space of the table of other sizes, reserved so that little shifts. */
const room = <div className="min-h-88.5 md:min-h-89.5" />

/** The sections after the product, loaded when near, with their data beside their code. */
export function DeferredMoreParts({ product }: { product: Product }) {
  const { product_id, category_id } = product
  const client = useQueryClient()
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(product_id), [view, product_id])
  const place = useNear('100% 0px', () => {
    if (category_id !== undefined) void prefetch(client, familyQuery(category_id))
  })
  const fallback = category_id !== undefined && room
  return (
    <div ref={place}>
      <AfterHydration fallback={fallback}>
        <MoreParts fallback={fallback} product={product} />
      </AfterHydration>
    </div>
  )
}
