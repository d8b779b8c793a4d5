import { useSetAtom } from 'jotai'
import { type ComponentProps, memo } from 'react'
import type { Product } from '../api/products.ts'
import { addToCartAtom } from '../atoms/cart.ts'
import { ProductCard } from '../components/shop/ProductCard.tsx'
import { useInView } from '../lib/useInView.ts'
import { toast } from '../notify.ts'
import { checkoutPath, productPath } from '../paths.ts'
import { itemOf } from '../rules/cart.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { cartText } from '../text/cart.ts'

type TrackedCardProps = Omit<
  ComponentProps<typeof ProductCard>,
  'ref' | 'to' | 'buyTo' | 'buyState' | 'onAdd'
> & {
  /** Called once, when half of the card has been visible. Pass the function of `useCardViews`. */
  onView: (id: Id) => void
}

/** The item that Buy passes to the checkout: exactly the fields of §2. */
function bought(product: Product) {
  const { unit: _, ...item } = itemOf(product)
  return { ...item, quantity: limits.buyQuantity }
}

/** A product card with its links, its Add and its view tracking. Renders again only when its props change. */
export const TrackedCard = memo(function TrackedCard({ product, onView, ...look }: TrackedCardProps) {
  const { product_id } = product
  const addToCart = useSetAtom(addToCartAtom)
  const ref = useInView<HTMLLIElement>(limits.viewThreshold, () => onView(product_id))
  return (
    <ProductCard
      ref={ref}
      product={product}
      to={productPath(product_id)}
      buyTo={checkoutPath(product_id, limits.buyQuantity)}
      buyState={{ product: bought(product) }}
      onAdd={() => {
        addToCart(itemOf(product), 1)
        toast('success', cartText.added(1, product.name))
      }}
      {...look}
    />
  )
})
