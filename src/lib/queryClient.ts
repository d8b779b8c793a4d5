import {
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { atom } from 'jotai'

type Meta = {
  /** What is said when the query fails while it is shown. */
  failed?: string
  /** Asked for in the name of a user: refused with 401, the session has run out. */
  signedIn?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
  }
}

export type Fetch = typeof globalThis.fetch

type Setup = {
  /** Hears every failure of a query, once however many components show it; `shown` tells whether any does. */
  onError: (error: Error, query: { meta: Meta | undefined; shown: boolean }) => void
  /** What makes the calls in the place of the global `fetch`, such as the server's for one request. */
  fetch?: Fetch | undefined
}

const minute = 60_000

const fetchOf = new WeakMap<QueryClient, Fetch>()

/**
 * The answers of a server for one shop: in the browser there is one, on the server one for each request. An answer is
 * fresh for a minute, and kept for a quarter of an hour after the last part that shows it has left.
 */
export function createQueryClient({ onError, fetch }: Setup): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, { meta: query.meta, shown: query.isActive() }),
    }),
    defaultOptions: {
      queries: {
        staleTime: minute,
        // On the server the client goes with its request; a timer would only keep it alive.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 15 * minute,
        retry: false,
        // On the server a page shows what failed; in the browser showing it asks again.
        retryOnMount: !fetch,
        // Without a connection a call fails at once, and the page says so.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // `retryFailed` asks again, for what failed alone.
        refetchOnReconnect: false,
      },
    },
  })
  if (fetch) fetchOf.set(client, fetch)
  return client
}

/** What a query's function passes on to `call`: the signal that gives the query up, and the fetch of its client. */
export const callOptions = ({ signal, client }: QueryFunctionContext) => ({
  signal,
  fetch: fetchOf.get(client),
})

/**
 * The data of a query, asked for unless they are fresh; rejects when that fails. Unlike with `client.query` alone, the
 * request lives on when the last component that shows the query leaves.
 */
export async function fetchQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Promise<Data> {
  // Disabled, it only counts as a user of the query.
  const leave = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => undefined)
  try {
    return await client.query(options)
  } finally {
    leave()
  }
}

/** Asks ahead of time. A failure is silent: showing it asks again. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  return client.query(options).then(
    () => undefined,
    () => undefined,
  )
}

/** Puts data in the place of what is held, and of a request that would answer with something older. */
export function replaceData<Data>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: Data) {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}

/** Asks again for what is shown and failed. */
export const retryFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

const heldClientAtom = atom<QueryClient | undefined>(undefined)

/** The query client of a store: put there once, when the store is made. */
export const queryClientAtom = atom(
  (get) => {
    const client = get(heldClientAtom)
    if (!client) throw new Error('The store has no query client')
    return client
  },
  (_get, set, client: QueryClient) => set(heldClientAtom, client),
)
