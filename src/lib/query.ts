import { type Atom, atom, type createStore, type PrimitiveAtom } from 'jotai'

export type QueryKey = readonly (string | number)[]

/** Something asked of a server: what it is known under, and how it is asked. */
export type Query<Data> = {
  key: QueryKey
  fetch: (asked: { signal: AbortSignal; client: QueryClient }) => Promise<Data>
  /** Milliseconds for which an answer stands before showing it again asks again; a minute unless told. */
  staleTime?: number
  /** What is said when it fails while it is shown. */
  failed?: string
  /** Data known from elsewhere: shown until the answer comes, and left standing when it does not. */
  seed?: (client: QueryClient) => Data | undefined
}

type State<Data> = {
  status: 'pending' | 'success' | 'error'
  data: Data | undefined
  error: unknown
  isFetching: boolean
}

export type QueryResult<Data> = State<Data> & {
  isPending: boolean
  isError: boolean
  /** Asks again now. Never rejects: the result tells. */
  refetch: () => Promise<void>
}

type Entry<Data> = {
  query: Query<Data>
  atom: PrimitiveAtom<State<Data>>
  /** When the data came; 0 for a seed, undefined for none. */
  updatedAt: number | undefined
  mounted: boolean
  running: { promise: Promise<Data>; abort: AbortController } | undefined
  /** Callers who await the request that runs: it is not given up while there are any. */
  awaited: number
}

export type QueryClient = ReturnType<typeof createQueryClient>

const minute = 60_000
const ignore = () => undefined

/**
 * The answers of a server, one entry a key, in the atoms of one store: a request is made once however many want it,
 * given up when nobody does, and an answer is kept while it is fresh. `onFailed` hears what a failed query says.
 */
export function createQueryClient(store: ReturnType<typeof createStore>, onFailed: (said: string) => void) {
  const entries = new Map<string, Entry<unknown>>()

  function entryOf<Data>(query: Query<Data>): Entry<Data> {
    const name = JSON.stringify(query.key)
    const known = entries.get(name) as Entry<Data> | undefined
    if (known) return known
    const data = query.seed?.(client)
    const entry: Entry<Data> = {
      query,
      atom: atom<State<Data>>({
        status: data === undefined ? 'pending' : 'success',
        data,
        error: undefined,
        isFetching: false,
      }),
      updatedAt: data === undefined ? undefined : 0,
      mounted: false,
      running: undefined,
      awaited: 0,
    }
    entry.atom.onMount = () => {
      entry.mounted = true
      if (!isFresh(entry, entry.query)) run(entry).catch(ignore)
      return () => {
        entry.mounted = false
        // What leaves and comes back at once, as in a navigation, keeps its request.
        setTimeout(() => !entry.mounted && entry.awaited === 0 && cancel(entry))
      }
    }
    entries.set(name, entry as Entry<unknown>)
    return entry
  }

  function isFresh<Data>({ updatedAt }: Entry<Data>, { staleTime = minute }: Query<Data>): boolean {
    return updatedAt !== undefined && Date.now() - updatedAt < staleTime
  }

  function update<Data>(entry: Entry<Data>, change: Partial<State<Data>>) {
    store.set(entry.atom, (state) => ({ ...state, ...change }))
  }

  function run<Data>(entry: Entry<Data>): Promise<Data> {
    if (entry.running) return entry.running.promise
    const abort = new AbortController()
    // A request that was given up or overtaken changes nothing any more.
    const current = () => entry.running?.abort === abort
    const promise = entry.query.fetch({ signal: abort.signal, client }).then(
      (data) => {
        if (current()) put(entry, data)
        return data
      },
      (error) => {
        if (current()) {
          entry.running = undefined
          const failed = entry.updatedAt === undefined ? ({ status: 'error' } as const) : {}
          update(entry, { ...failed, error, isFetching: false })
          if (entry.mounted && entry.query.failed) onFailed(entry.query.failed)
        }
        throw error
      },
    )
    entry.running = { promise, abort }
    update(entry, {
      isFetching: true,
      error: undefined,
      ...(entry.updatedAt === undefined && { status: 'pending' }),
    })
    return promise
  }

  function put<Data>(entry: Entry<Data>, data: Data) {
    entry.running = undefined
    entry.updatedAt = Date.now()
    update(entry, { status: 'success', data, error: undefined, isFetching: false })
  }

  function cancel<Data>(entry: Entry<Data>) {
    if (!entry.running) return
    const { abort } = entry.running
    entry.running = undefined
    abort.abort()
    update(entry, { isFetching: false })
  }

  const under = (prefix: QueryKey) =>
    [...entries.values()].filter(({ query }) => prefix.every((part, at) => query.key[at] === part))

  const client = {
    entryOf,
    /** Asks again, also what is fresh; joins a request that runs. Never rejects. */
    refetch: async <Data>(query: Query<Data>): Promise<void> => {
      await run(entryOf(query)).catch(ignore)
    },
    /** The data, asked for unless it is fresh by the `staleTime` of this `query`. Rejects when that fails. */
    fetch: async <Data>(query: Query<Data>): Promise<Data> => {
      const entry = entryOf(query)
      const { data } = store.get(entry.atom)
      if (data !== undefined && isFresh(entry, query)) return data
      entry.awaited += 1
      try {
        return await run(entry)
      } finally {
        entry.awaited -= 1
      }
    },
    /** Asks ahead of time. A failure is silent: showing it asks again. */
    prefetch: (query: Query<unknown>): void => {
      client.fetch(query).catch(ignore)
    },
    /** Asks again for what is shown and failed. */
    retryFailed: (): void => {
      for (const entry of entries.values())
        if (entry.mounted && store.get(entry.atom).error !== undefined) run(entry).catch(ignore)
    },
    /** What is held under a key, or undefined. */
    get: <Data>(key: QueryKey): Data | undefined => {
      const entry = entries.get(JSON.stringify(key))
      return entry && (store.get(entry.atom).data as Data)
    },
    /** What is held under every key that begins with `prefix`. */
    getUnder: <Data>(prefix: QueryKey): Data[] =>
      under(prefix).flatMap((entry) => {
        const { data } = store.get(entry.atom)
        return data === undefined ? [] : [data as Data]
      }),
    /** Puts an answer in the place of what is held, and of a request that runs. */
    set: <Data>(query: Query<Data>, data: Data): void => {
      const entry = entryOf(query)
      cancel(entry)
      put(entry, data)
    },
    /** Forgets what is held under every key that begins with `prefix`. */
    remove: (prefix: QueryKey): void => {
      for (const entry of under(prefix)) {
        cancel(entry)
        entry.updatedAt = undefined
        update(entry, { status: 'pending', data: undefined, error: undefined })
      }
    },
  }
  return client
}

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

/** A query as an atom: asked when it is first shown, shared by all who show it. */
export function queryAtom<Data>(query: Query<Data>): Atom<QueryResult<Data>> {
  return atom((get) => {
    const client = get(queryClientAtom)
    const state = get(client.entryOf(query).atom)
    return {
      ...state,
      isPending: state.status === 'pending',
      isError: state.status === 'error',
      refetch: () => client.refetch(query),
    }
  })
}
