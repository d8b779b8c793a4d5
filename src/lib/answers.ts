import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

/**
 * Serialises the answers of a client's queries as JSON that is safe inside a script element. Leaves out the times, so
 * that the same answers give the same page.
 */
export function writeAnswers(client: QueryClient): string {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' })
  const answers = queries.map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, data: state.data }))
  return JSON.stringify(answers).replaceAll('<', '\\u003c')
}

/** Puts what `writeAnswers` wrote into a client, as if answered at `answeredAt` (ms), by default now. */
export function readAnswers(client: QueryClient, written: string, answeredAt = Date.now()): void {
  const answers = JSON.parse(written) as { queryKey: unknown[]; queryHash: string; data: unknown }[]
  const state: DehydratedState = {
    mutations: [],
    queries: answers.map(({ data, ...query }) => ({
      ...query,
      dehydratedAt: Date.now(),
      state: {
        data,
        status: 'success',
        dataUpdatedAt: answeredAt,
        dataUpdateCount: 1,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        fetchStatus: 'idle',
        isInvalidated: false,
      },
    })),
  }
  hydrate(client, state)
}
