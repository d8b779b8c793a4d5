import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import type { Product } from '../api/products.ts'
import { addToCartAtom, cartCountAtom } from '../atoms/cart.ts'
import { itemOf } from '../rules/cart.ts'
import { keepUnits } from '../rules/nonBreaking.ts'
import { cartText } from '../text/cart.ts'

/** Adding from a table, where one line says what was added and the badge counts: no toast for each press. */
export function useQuietAdd(): [said: string, add: (product: Product, quantity: number) => void] {
  const addToCart = useSetAtom(addToCartAtom)
  const inCart = useAtomValue(cartCountAtom)
  const [added, setAdded] = useState('')
  const add = useCallback(
    (product: Product, quantity: number) => {
      addToCart(itemOf(product), quantity)
      setAdded(cartText.added(quantity, keepUnits(product.name)))
    },
    [addToCart],
  )
  // The sum makes the same part added again another sentence, which is read out again.
  return [added && `${added} ${inCart} in the cart.`, add]
}
