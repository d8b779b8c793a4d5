import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** What `read` makes of the cached responses; updates as responses arrive. Sends no request. */
export function useFromCache<T>(read: (client: QueryClient) => T): T {
  const client = useQueryClient()
  const subscribe = useCallback(
    // Batched, because a component that uses a query for the first time adds it to the cache while it renders.
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  )
  // As text, so that an equal result does not cause a render.
  const readText = () => JSON.stringify(read(client))
  const text = useSyncExternalStore(subscribe, readText, readText)
  return useMemo(() => JSON.parse(text) as T, [text])
}
