import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { sessionEndedAtom, syncProfileAtom } from './atoms/session.ts'
import { ApiError } from './lib/endpoint.ts'
import { createQueryClient, type Fetch, queryClientAtom } from './lib/queryClient.ts'
import { toast } from './notify.ts'

type Options = {
  /** Makes the calls of the queries; the global `fetch` unless given. */
  fetch?: Fetch
  /** Fills in answers that are known before anything is asked. */
  answered?: (client: QueryClient) => void
}

/**
 * The store of one shop with its query client (`queryClientAtom`): every atom's values, and what the API answered. The
 * browser makes one, each story and each request of the server one of its own.
 */
export function createShopStore({ fetch, answered }: Options = {}) {
  const store = createStore()
  const client = createQueryClient({
    fetch,
    // The toast of a failed query belongs to the query: however many components show it, it is said once, and so it
    // is where several queries say the same.
    onError: (error, { meta, shown }) => {
      if (shown && meta?.failed) toast('error', meta.failed, { once: true })
      if (meta?.signedIn && error instanceof ApiError && error.status === 401) store.set(sessionEndedAtom)
    },
  })
  store.set(queryClientAtom, client)
  answered?.(client)
  store.set(syncProfileAtom)
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
