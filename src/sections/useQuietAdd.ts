import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import type { Product } from '../api/products.ts'
import { addToCartAtom, cartCountAtom } from '../atoms/cart.ts'
import { itemOf } from '../rules/cart.ts'
import { cartText } from '../text/cart.ts'

/** Adds to the cart from a table without a toast: a status line says what was added, and the badge shows the count. */
export function useQuietAdd(): [status: string, add: (product: Product, quantity: number) => void] {
  const addToCart = useSetAtom(addToCartAtom)
  const inCart = useAtomValue(cartCountAtom)
  const [added, setAdded] = useState('')
  const add = useCallback(
    (product: Product, quantity: number) => {
      addToCart(itemOf(product), quantity)
      setAdded(cartText.added(quantity, product.name))
    },
    [addToCart],
  )
  // The total makes the sentence change when the same part is added again, so that screen readers announce it again.
  return [added && `${added} ${inCart} in the cart.`, add]
}
