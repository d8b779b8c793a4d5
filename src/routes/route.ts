import { type AnyUseQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import { prefetch } from '../lib/queryClient.ts'
import type { Head } from '../sections/DocumentHead.tsx'

/** An address as its route reads it; `state` is the navigation state that another page passed on. */
export type RouteMatch = { params: Params; search: URLSearchParams; state: unknown }

export type Page = {
  /** As the build's manifest names it. */
  module: string
  load: () => Promise<{ default: ComponentType }>
  Page: ComponentType
}

/** What the cached responses say of a page: its head, and the queries of its first view. */
export type View = { head: Head; queries: AnyUseQueryOptions[] }

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
      .queries.filter(({ queryKey, enabled }) => enabled !== false && !queryKeys.has(hashKey(queryKey)))
    if (next.length === 0) return [...queryKeys.values()]
    for (const { queryKey } of next) queryKeys.set(hashKey(queryKey), queryKey)
    await Promise.all(next.map((query) => prefetch(client, query)))
  }
}
