import {
  MutationCache,
  type MutationOptions,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { atom } from 'jotai'

type Meta = {
  /** The toast when the query fails while a component shows it. */
  failed?: string
  /** Needs a signed-in user: a 401, and of a query a 403, means that the session has expired. */
  signedIn?: boolean
  /** Of the client's default options alone: makes the calls in place of the global `fetch`. */
  fetch?: Fetch
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Pick<Meta, 'signedIn'>
  }
}

export type Fetch = typeof globalThis.fetch

type Setup = {
  /** Called once for each failure of a query, however many components show it; `active` says whether any shows it. */
  onError: (error: Error, query: { meta: Meta | undefined; active: boolean }) => void
  /** Called for each failure of a mutation that needs a signed-in user. */
  onRefused?: (error: Error) => void
  /** Used instead of the global `fetch`, such as the server's own for one request. */
  fetch?: Fetch | undefined
}

const minute = 60_000

/** The cache of the API's responses: one in the browser, one for each request on the server. */
export const createQueryClient = ({ onError, onRefused, fetch }: Setup): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, { meta: query.meta, active: query.isActive() }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => meta?.signedIn && onRefused?.(error),
    }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        ...(fetch && { meta: { fetch } }),
        staleTime: minute,
        // On the server the client is dropped with its request; a timer would only keep it alive.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 15 * minute,
        retry: false,
        // The server renders the error state of a failed query, and the browser hydrates it as it stands:
        // HydrationSignal repeats those. A query that failed in the browser is repeated by a component that mounts.
        retryOnMount: ({ state }) => !fetch && state.errorUpdateCount > 0,
        // Without a connection a call fails at once, and the page says so.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // `retryFailed` refetches, but only what failed.
        refetchOnReconnect: false,
      },
    },
  })

/** The options that a query function passes to `call`: the abort signal, and the fetch of its client. */
export const callOptions = ({ signal, client }: QueryFunctionContext) => ({
  signal,
  fetch: client.getDefaultOptions().queries?.meta?.fetch,
})

/** Returns fresh or fetched data. The request goes on when the last component that shows the query unmounts. */
export async function fetchQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Promise<Data> {
  // A disabled observer fetches nothing, but keeps the query in use.
  const leave = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => undefined)
  try {
    return await client.query(options)
  } finally {
    leave()
  }
}

/** Fetches ahead of time. A failure is silent: the component that shows the query fetches again. */
export const prefetch = <Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Promise<void> =>
  client.query(options).then(
    () => undefined,
    () => undefined,
  )

/** Starts a mutation, or joins the one with its key that is under way: pressing again, also after leaving, sends nothing. */
export function mutateOnce<Data, Variables = void>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  ...[variables]: Variables extends void ? [] : [Variables]
): Promise<Data> {
  const mutations = client.getMutationCache()
  const filter = { mutationKey: options.mutationKey ?? [], exact: true, status: 'pending' } as const
  const underWay = mutations.find<Data>(filter)
  if (underWay) return underWay.continue() as Promise<Data>
  return mutations.build(client, options).execute(variables as Variables)
}

/** Replaces the data of a query, and cancels a request in flight, whose response would be older. */
export function replaceData<Data>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: Data) {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}

type Failing = { state: { status: string; errorUpdateCount: number } }
const hasFailed = ({ state }: Failing) => state.status === 'error'
/** A failure that came with the page has not been counted in the browser: see `readResponses`. */
const failedOnServer = (query: Failing) => hasFailed(query) && query.state.errorUpdateCount === 0

/** Refetches the queries that are shown and failed. */
export const retryFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: hasFailed })

/**
 * Refetches the queries that failed on the server: at once if they are shown, else once a component shows them. Not while
 * the page is `partlyHydrated`: a section may still have to be hydrated as failed, whoever else shows the same query.
 */
export function retryFailedOnServer(client: QueryClient, partlyHydrated: boolean): void {
  if (partlyHydrated) return
  client.removeQueries({ type: 'inactive', predicate: failedOnServer })
  void client.refetchQueries({ type: 'active', predicate: failedOnServer })
}

const clientAtom = atom<QueryClient | undefined>(undefined)

/** The query client of a store, set once when the store is created. */
export const queryClientAtom = atom(
  (get) => {
    const client = get(clientAtom)
    if (!client) throw new Error('The store has no query client')
    return client
  },
  (_get, set, client: QueryClient) => set(clientAtom, client),
)
