import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

/**
 * Serialises the cached responses of a client's queries as JSON that is safe inside a script element. Leaves out the
 * times, so that the same responses give the same page.
 */
export function writeResponses(client: QueryClient): string {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' })
  const responses = queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    data: state.data,
  }))
  return JSON.stringify(responses).replaceAll('<', '\\u003c')
}

/**
 * Puts what `writeResponses` wrote into a client, as if received now. Responses that the device has stored, at `storedAt`
 * (ms), are requested again when they are shown, even those that never grow old: a stored page is a visitor's, whoever
 * is signed in. BEY-25
 */
export function readResponses(client: QueryClient, written: string, storedAt?: number): void {
  const responses = JSON.parse(written) as { queryKey: unknown[]; queryHash: string; data: unknown }[]
  const state: DehydratedState = {
    mutations: [],
    queries: responses.map(({ data, ...query }) => ({
      ...query,
      dehydratedAt: Date.now(),
      state: {
        data,
        status: 'success',
        dataUpdatedAt: storedAt ?? Date.now(),
        dataUpdateCount: 1,
        error: null,
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
