import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { cartAtom } from '../../atoms/cart.ts'
import { recordsAtom } from '../../atoms/checkout.ts'
import { readCheckoutState } from '../../paths.ts'
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
  const ids = JSON.stringify(wanted.map(({ product_id }) => product_id))
  const records = useAtomValue(recordsAtom(ids))
  return useMemo(() => {
    const { items, changes } = reconcile(wanted, records.data ?? [])
    return {
      items,
      fromCart,
      changes,
      check: records.isFetching || records.isPending ? 'pending' : records.error ? 'failed' : 'checked',
      checkAgain: () => void records.refetch(),
    }
  }, [wanted, fromCart, records])
}
