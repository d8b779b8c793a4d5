import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { cartAtom } from '../../atoms/cart.ts'
import { readCheckoutState } from '../../paths.ts'
import { recordsQuery } from '../../queries/products.ts'
import { type CartItem, readCartItem, toQuantity } from '../../rules/cart.ts'
import { toId } from '../../rules/id.ts'
import { type Change, reconcile } from '../../rules/reconcile.ts'

type Wanted = { items: CartItem[]; fromCart: boolean }

const readItems = (values: readonly unknown[]) =>
  values.map(readCartItem).filter((item): item is CartItem => item !== undefined)

/**
 * What is being bought: what the navigation state hands over, else what the address names, else the stored cart
 * (decision 23).
 */
function useWanted(): Wanted {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const id = toId(params.get('product'))
  const quantity = toQuantity(params.get('qty'))
  return useMemo(() => {
    const handed = readCheckoutState(state)
    if (handed?.product !== undefined) return { items: readItems([handed.product]), fromCart: false }
    if (handed?.cartItems) return { items: readItems(handed.cartItems), fromCart: true }
    if (id !== undefined) {
      const named = readCartItem({ product_id: id, price: 0, quantity, name: `Part ${id}` })
      return { items: named ? [named] : [], fromCart: false }
    }
    return { items: cart, fromCart: true }
  }, [state, id, quantity, cart])
}

export type OrderItems = {
  items: CartItem[]
  fromCart: boolean
  /** What differs from what the shopper saw before. */
  changes: Change[]
  /** 'checked' once every item agrees with its product record. */
  check: 'pending' | 'failed' | 'checked'
  checkAgain: () => void
}

/** The items of the order, rebuilt from the product records as they are now (decision 4). */
export function useOrderItems(): OrderItems {
  const { items: wanted, fromCart } = useWanted()
  const { data, error, isFetching, isPending, refetch } = useQuery(
    recordsQuery(wanted.map(({ product_id }) => product_id)),
  )
  return useMemo(() => {
    const { items, changes } = reconcile(wanted, data ?? [])
    return {
      items,
      fromCart,
      changes,
      check: isFetching || isPending ? 'pending' : error ? 'failed' : 'checked',
      checkAgain: () => void refetch(),
    }
  }, [wanted, fromCart, data, error, isFetching, isPending, refetch])
}
