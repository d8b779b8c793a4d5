import { useSetAtom } from 'jotai'
import { type ComponentProps, memo } from 'react'
import { addToCartAtom } from '../atoms/cart.ts'
import { ProductCard } from '../components/shop/ProductCard.tsx'
import { useInView } from '../lib/useInView.ts'
import { toast } from '../notify.ts'
import { itemOf } from '../rules/cart.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { cartText } from '../text/cart.ts'

type TrackedCardProps = Omit<ComponentProps<typeof ProductCard>, 'ref' | 'onAdd'> & {
  /** Called once, when half of the card has been visible. Pass the function of `useCardViews`. */
  onView: (id: Id) => void
}

/** A product card with its Add and its view tracking. Renders again only when its props change. */
export const TrackedCard = memo(function TrackedCard({ product, onView, ...look }: TrackedCardProps) {
  const addToCart = useSetAtom(addToCartAtom)
  const ref = useInView<HTMLLIElement>(limits.viewThreshold, () => onView(product.product_id))
  return (
    <ProductCard
      ref={ref}
      product={product}
      onAdd={() => {
        addToCart(itemOf(product), 1)
        toast('success', cartText.added(1, product.name))
      }}
      {...look}
    />
  )
})
