import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { listen } from '../lib/listen.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import {
  addAllToCart,
  type CartItem,
  cartCount,
  holdsAll,
  insertAt,
  type Line,
  readCart,
  removeFromCart,
  setQuantity,
  subtractOrdered,
} from '../rules/cart.ts'
import { cartKey } from '../rules/storageKeys.ts'
import { events, trackAtom } from './tracking.ts'

type CartState = {
  items: CartItem[]
  /** The stored text when this tab last read or wrote it. As long as the text is unchanged, `items` is the cart. */
  stored: string | null
}

function load(): CartState {
  const stored = safeLocalStorage.read(cartKey)
  const items = readCart(stored)
  if (items) return { items, stored }
  safeLocalStorage.remove(cartKey)
  return { items: [], stored: safeLocalStorage.read(cartKey) }
}

const stateAtom = atomWithLazy(load)

/** Setting it reads the cart again if another tab has written. */
const cartStateAtom = atom(
  (get) => get(stateAtom),
  (get, set) => {
    if (safeLocalStorage.read(cartKey) !== get(stateAtom).stored) set(stateAtom, load())
  },
)
cartStateAtom.onMount = (refresh) => {
  // Another tab may have written between the first read and this subscription.
  refresh()
  // Follow changes made in other tabs.
  const stopFollowing = listen(window, 'storage', ({ key }: StorageEvent) => {
    if (key === cartKey || key === null) refresh()
  })
  // A page in the back/forward cache receives no storage events.
  const stopReturning = listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh()
  })
  return () => {
    stopFollowing()
    stopReturning()
  }
}

/** The cart's items, read from the device at start and saved after every change (§4). */
export const cartAtom = atom((get) => get(cartStateAtom).items)
/** Sum of the quantities (§3). */
export const cartCountAtom = atom((get) => cartCount(get(cartAtom)))

const saveAtom = atom(null, (get, set, change: (items: CartItem[]) => CartItem[]) => {
  const state = get(stateAtom)
  // Another tab may have written since, with its storage event still to come: the change applies to what is stored now.
  // Where nothing can be stored, the stored text never differs, and the cart lives on in this tab.
  const before = safeLocalStorage.read(cartKey) === state.stored ? state : load()
  const items = change(before.items)
  safeLocalStorage.write(cartKey, JSON.stringify(items))
  set(stateAtom, { items, stored: safeLocalStorage.read(cartKey) })
})

/** Adds items by their quantities, or replaces the cart with them. */
export const fillCartAtom = atom(null, (_get, set, added: readonly CartItem[], how: 'add' | 'replace') => {
  set(saveAtom, (items) => addAllToCart(how === 'add' ? items : [], added))
  for (const { product_id, quantity } of added) void set(trackAtom, events.cartAction(product_id, quantity))
})

/** Adds `quantity` of an item; if it is already in the cart, its quantity is raised (decision 1). */
export const addToCartAtom = atom(null, (_get, set, item: Omit<CartItem, 'quantity'>, quantity: number) =>
  set(fillCartAtom, [{ ...item, quantity }], 'add'),
)

/** Sets the quantity of a line, changed by its buttons or typed; never below 1 (§4, §5). */
export const setQuantityAtom = atom(null, (_get, set, line: Line, quantity: number) =>
  set(saveAtom, (items) => setQuantity(items, line, quantity)),
)

export const removeFromCartAtom = atom(null, (_get, set, line: Line) =>
  set(saveAtom, (items) => removeFromCart(items, line)),
)

/** Puts a removed line back where it was. */
export const restoreToCartAtom = atom(null, (_get, set, item: CartItem, index: number) =>
  set(saveAtom, (items) => insertAt(items, item, index)),
)

/** Removes from the cart what was ordered (§4); items added in the meantime stay. */
export const removeOrderedAtom = atom(null, (_get, set, ordered: readonly CartItem[]) =>
  set(saveAtom, (items) => subtractOrdered(items, ordered)),
)

/** Whether the cart, as the last tab left it, still holds all of these items. */
export const cartHoldsAtom = atom(null, (get, set, items: readonly CartItem[]) => {
  // The storage event of another tab's change may still be to come.
  set(cartStateAtom)
  return holdsAll(get(cartAtom), items)
})
