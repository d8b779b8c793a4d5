import { createStore } from 'jotai'
import { createQueryClient, queryClientAtom } from './lib/query.ts'
import { toast } from './notify.ts'

/** The store of one shop: every atom's values, and what the API answered. Stories make one each. */
export function createShopStore() {
  const store = createStore()
  // The toast of a failed query belongs to the query: however many components show it, it is said once, and so it is
  // where several queries say the same.
  store.set(
    queryClientAtom,
    createQueryClient(store, (failed) => toast('error', failed, { once: true })),
  )
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
