import { memo } from 'react'
import type { Product } from '../api/products.ts'
import { ProductCard } from '../components/shop/ProductCard.tsx'
import { useSeen } from '../lib/useSeen.ts'
import { checkoutPath, productPath } from '../paths.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'

type TrackedCardProps = {
  product: Product
  /** Called once, when half of the card has been visible: the function of `useProductViews`. */
  onSeen: (id: Id) => void
  priority?: boolean
  eager?: boolean
  sizes?: string
  heading?: 'h2' | 'h3'
}

/** What Buy hands to the checkout: these fields and no others (§2). */
const bought = ({ product_id, name, sku, price, images, ...flags }: Product) => ({
  product_id,
  name,
  sku,
  price,
  quantity: limits.buyQuantity,
  image: images[0] ?? '',
  delivery_available: flags.delivery_available,
  cod_only: flags.cod_only,
  colombo_only: flags.colombo_only,
})

/** A product's card with its links and its view tracking. Renders again only when its product does. */
export const TrackedCard = memo(function TrackedCard({ product, onSeen, ...look }: TrackedCardProps) {
  const { product_id } = product
  const ref = useSeen<HTMLLIElement>(limits.viewThreshold, () => onSeen(product_id))
  return (
    <ProductCard
      ref={ref}
      product={product}
      to={productPath(product_id)}
      buyTo={checkoutPath(product_id, limits.buyQuantity)}
      buyState={{ product: bought(product) }}
      {...look}
    />
  )
})
