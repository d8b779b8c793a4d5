import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { cartAtom } from '../../atoms/cart.ts'
import { type CartItem, readCartItem, toQuantity } from '../../rules/cart.ts'
import { checkItems, type PricedOrder } from '../../rules/checkout.ts'
import { toId } from '../../rules/id.ts'
import { readCheckoutState } from '../../rules/navigationState.ts'
import { orderRecordsQuery } from './order.ts'

type OrderSource = { items: CartItem[]; fromCart: boolean }

const readItems = (values: readonly unknown[]) =>
  values.map(readCartItem).filter((item): item is CartItem => item !== undefined)

/** What is being bought: one product of the state or the address, else the stored cart (decision 23). */
function useOrderSource(known: boolean): OrderSource {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const id = toId(params.get('product'))
  const quantity = toQuantity(params.get('qty'))
  const selectedSize = params.get('size')
  const selectedColor = params.get('color')
  return useMemo(() => {
    if (!known) return { items: [], fromCart: true }
    const checkoutState = readCheckoutState(state)
    if (checkoutState?.product !== undefined)
      return { items: readItems([checkoutState.product]), fromCart: false }
    if (checkoutState?.cartItems === undefined && id !== undefined) {
      const addressItem = {
        product_id: id,
        price: 0,
        quantity,
        name: `Part ${id}`,
        selectedSize,
        selectedColor,
      }
      return { items: readItems([addressItem]), fromCart: false }
    }
    return { items: cart, fromCart: true }
  }, [known, state, id, quantity, selectedSize, selectedColor, cart])
}

export type OrderItems = PricedOrder & { fromCart: boolean; checkAgain: () => void }

/** The items of the order, rebuilt from the product records as they are now (decision 4); none until they are `known`. */
export function useOrderItems(known: boolean): OrderItems {
  const { items: sourceItems, fromCart } = useOrderSource(known)
  const { data, status, isFetching, refetch } = useQuery({
    ...orderRecordsQuery(sourceItems),
    enabled: known,
  })
  return useMemo(
    () => ({
      ...checkItems(sourceItems, { data, status, isFetching }),
      ...(!known && { complete: false }),
      fromCart,
      checkAgain: () => void refetch(),
    }),
    [known, sourceItems, fromCart, data, status, isFetching, refetch],
  )
}
