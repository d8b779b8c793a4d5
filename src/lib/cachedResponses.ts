import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { ApiError, serverText } from './endpoint.ts'
import { scriptJson } from './scriptJson.ts'

type StoredQuery = {
  queryKey: unknown[]
  queryHash: string
  data?: unknown
  /** In place of the data: the status of a call that failed, and the messages to shoppers of its body, if it has one. */
  failed?: { status: number; data: unknown }
}

/** Of a failure what a page shows: a broken server's page may be large, and tell what is nobody's business. */
const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? {
        status: error.status,
        data: error.data
          ? { error: serverText(error, 'error'), message: serverText(error, 'message') }
          : undefined,
      }
    : { status: 0 }

/** The cached responses and failures of a client as JSON, without times: equal pages stay equal. */
export function writeResponses(client: QueryClient): string {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
  const responses = queries.map(({ queryKey, queryHash, state: { status, data, error } }) => {
    if (status === 'success') return { queryKey, queryHash, data }
    return { queryKey, queryHash, failed: failureOf(error) }
  })
  return scriptJson(responses)
}

/**
 * Puts what `writeResponses` wrote into a client, as received now. What the device stored at `storedAt` (ms) is requested
 * again when shown: a stored page is a visitor's. BEY-25 A failed call stays failed until it is repeated (queryClient.ts).
 */
export function readResponses(client: QueryClient, json: string, storedAt?: number): void {
  const responses = JSON.parse(json) as StoredQuery[]
  const state: DehydratedState = {
    mutations: [],
    queries: responses.map(({ data, failed, ...query }) => ({
      ...query,
      dehydratedAt: Date.now(),
      state: {
        data,
        status: failed ? 'error' : 'success',
        dataUpdatedAt: failed ? 0 : (storedAt ?? Date.now()),
        dataUpdateCount: failed ? 0 : 1,
        error: failed ? new ApiError('The server could not load it', failed.status, failed.data) : null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        fetchStatus: 'idle',
        isInvalidated: storedAt !== undefined,
      },
    })),
  }
  hydrate(client, state)
}
