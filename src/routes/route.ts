import { hashKey, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { prefetch } from '../lib/queryClient.ts'
import type { Head } from '../sections/DocumentHead.tsx'

/** An address as its route reads it; `state` is the navigation state that another page passed on. */
export type RouteMatch = { params: Params; search: URLSearchParams; state: unknown }

/** A query of a first view without the type of its data, so that one list holds queries of different data. */
export type InitialQuery = {
  queryKey: QueryKey
  enabled: boolean
  prefetch: (client: QueryClient) => Promise<void>
}

export const initialQuery = <Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
): InitialQuery => ({
  queryKey: query.queryKey,
  enabled: query.enabled !== false,
  prefetch: (client) => prefetch(client, query),
})

export type Module = { default: ComponentType }

export type Page = {
  /** As the build's manifest names it. */
  module: string
  load: () => Promise<Module>
  Page: ComponentType
}

/** Declares the code of a page: its file's name in pages/, and how that is fetched. */
export function page(name: string, fetchModule: () => Promise<Module>): Page {
  const Page = lazyComponent(fetchModule)
  return { module: `src/pages/${name}.tsx`, load: Page.load, Page }
}

/** What the cached responses say of a page: its head, and the queries of its first view. */
export type View = { head: Head; queries: InitialQuery[] }

export type Route = Page & {
  path: string
  /** The search parameters with which the server renders, and caches, the page. */
  reads: readonly string[]
  /** Called again when responses have arrived. */
  view: (match: RouteMatch, client: QueryClient) => View
}

/** Fetches a first view's queries, round by round until the responses add none; returns their keys. Failures are silent. */
export async function prefetchRoute(
  route: Route,
  match: RouteMatch,
  client: QueryClient,
): Promise<QueryKey[]> {
  const queryKeys = new Map<string, QueryKey>()
  for (;;) {
    const next = route
      .view(match, client)
      .queries.filter(({ queryKey, enabled }) => enabled && !queryKeys.has(hashKey(queryKey)))
    if (next.length === 0) return [...queryKeys.values()]
    for (const { queryKey } of next) queryKeys.set(hashKey(queryKey), queryKey)
    await Promise.all(next.map((query) => query.prefetch(client)))
  }
}
