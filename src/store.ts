import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { toast } from './notify.ts'

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: { /** What the toast says when this query fails. */ failed?: string }
  }
}

/** The store of one shop: every atom's values, and the cache of what the API answered. Stories make one each. */
export function createShopStore() {
  const client = new QueryClient({
    // The toast of a failed query belongs to the query: however many components show it, it is said once.
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta?.failed) toast('error', query.meta.failed)
      },
    }),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const store = createStore()
  store.set(queryClientAtom, client)
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
