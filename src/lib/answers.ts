import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

/**
 * What a client's queries have been answered, as JSON that may stand in a script element. Times are left out, so that the
 * same answers give the same page.
 */
export function writeAnswers(client: QueryClient): string {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' })
  const answers = queries.map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, data: state.data }))
  return JSON.stringify(answers).replaceAll('<', '\\u003c')
}

/** Gives a client what `writeAnswers` wrote, as if it had been answered at `answeredAt` (ms), by default just now. */
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
