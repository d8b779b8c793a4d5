import { notifyManager, type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'

/**
 * What `read` makes of the cached responses; updates as responses arrive. Sends no request. No `useSyncExternalStore`:
 * a page that is being opened adds its queries to the cache, upon which that would render the page again in one step.
 */
export function useFromCache<T>(read: (client: QueryClient) => T): T {
  const client = useQueryClient()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const value = read(client)
  const update = useEffectEvent(() => {
    // An equal result causes no render.
    if (replaceEqualDeep(value, read(client)) !== value) startTransition(renderAgain)
  })
  // What has arrived between rendering and this effect.
  useEffect(() => update())
  useEffect(
    () =>
      // Batched, because a component that uses a query for the first time adds it to the cache while it renders. The
      // other events are about who shows a response, not about the response.
      client.getQueryCache().subscribe(({ type }) => {
        if (type === 'added' || type === 'updated' || type === 'removed') notifyManager.schedule(update)
      }),
    [client],
  )
  return value
}
