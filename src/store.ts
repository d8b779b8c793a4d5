import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { followProfileAtom, sessionEndedAtom } from './atoms/session.ts'
import { ApiError, isSignedOut } from './lib/endpoint.ts'
import { createQueryClient, type Fetch, queryClientAtom } from './lib/queryClient.ts'
import { toast } from './notify.ts'

type Options = {
  /** Makes the requests of the queries; default: the global `fetch`. */
  fetch?: Fetch
  /** Puts responses that are already known into the cache, before any request. */
  seedCache?: (client: QueryClient) => void
}

/** The store of one shop: in the browser, a story, or a request to the server. */
export function createShopStore({ fetch, seedCache }: Options = {}) {
  const store = createStore()
  const client = createQueryClient({
    fetch,
    // The toast of a failure belongs to the query: it appears once, even if several components show the query or
    // several queries fail with the same message.
    onError: (error, { meta, active }) => {
      if (active && meta?.failed) toast('error', meta.failed, { once: true })
      const signedOut = error instanceof ApiError && (error.status === 401 || error.status === 403)
      if (meta?.signedIn && signedOut) store.set(sessionEndedAtom)
    },
    onRefused: (error) => {
      if (isSignedOut(error)) store.set(sessionEndedAtom)
    },
  })
  store.set(queryClientAtom, client)
  seedCache?.(client)
  store.set(followProfileAtom)
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
