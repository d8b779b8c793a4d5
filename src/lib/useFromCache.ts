import { notifyManager, type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** What `read` makes of the cached responses; updates as responses arrive. Sends no request. */
export function useFromCache<T>(read: (client: QueryClient) => T): T {
  const client = useQueryClient()
  const last = useRef<T>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) => {
      // Batched, because a component that uses a query for the first time adds it to the cache while it renders.
      const onBatch = notifyManager.batchCalls(onChange)
      // The other events are about who shows a response, not about the response.
      return client.getQueryCache().subscribe(({ type }) => {
        if (type === 'added' || type === 'updated' || type === 'removed') onBatch()
      })
    },
    [client],
  )
  // An equal result stays the same object, and causes no render.
  const readLast = () => {
    last.current = replaceEqualDeep(last.current, read(client))
    return last.current as T
  }
  return useSyncExternalStore(subscribe, readLast, readLast)
}
