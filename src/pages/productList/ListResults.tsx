import { memo } from 'react'
import type { Product } from '../../api/products.ts'
import { ProductCardSkeletons, ProductGrid } from '../../components/shop/ProductGrid.tsx'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { TrackedCard } from '../../sections/TrackedCard.tsx'

/** Image widths: a third of the space beside the filters, a third of the window, half of the window. */
const sizes =
  '(width >= 100rem) 18.5rem, (width >= 80rem) 19.5rem, (width >= 64rem) calc((100vw - 21rem) / 3), (width >= 48rem) 33vw, 50vw'
/** Number of cards in the first row, whose pictures load eagerly. */
const firstRow = 3

type ListResultsProps = { products: readonly Product[]; onSeen: (id: Id) => void }

export const ListResults = memo(function ListResults({ products, onSeen }: ListResultsProps) {
  return (
    <ProductGrid>
      {products.map((product, at) => (
        <TrackedCard
          key={product.product_id}
          product={product}
          onView={onSeen}
          heading="h2"
          sizes={sizes}
          priority={at === 0}
          eager={at < firstRow}
        />
      ))}
    </ProductGrid>
  )
})

export function ListResultsLoading() {
  return (
    <ProductGrid>
      <ProductCardSkeletons count={limits.pageSize} />
    </ProductGrid>
  )
}
