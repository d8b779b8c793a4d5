import { hashKey, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { prefetch } from '../lib/queryClient.ts'
import type { Head } from '../sections/DocumentHead.tsx'
import { pageHead } from './heads.ts'

/** An address as its route reads it; `state` is the navigation state that another page passed on. */
export type Match = { params: Params; search: URLSearchParams; state: unknown }

/** A query of a first view without the type of its data, so that one list holds queries of different data. */
type FirstViewQuery = {
  queryKey: QueryKey
  enabled: boolean
  prefetch: (client: QueryClient) => Promise<void>
}

export const firstView = <Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
): FirstViewQuery => ({
  queryKey: query.queryKey,
  enabled: query.enabled !== false,
  prefetch: (client) => prefetch(client, query),
})

type Module = { default: ComponentType }

export type Route = {
  path: string
  /** The page's module, as the build's manifest names it. */
  module: string
  /** Fetches the page's chunk. */
  load: () => Promise<Module>
  Page: ComponentType
  /** The queries of the first view, given the cached responses; called again after each round, until it adds none. */
  queries: (match: Match, client: QueryClient) => FirstViewQuery[]
  /** The document head, given the cached responses. */
  head: (match: Match, client: QueryClient) => Head
}

/** What a route states besides its path and its page. A head that depends on no data is a title and a description. */
export type PageFacts = { queries?: Route['queries'] } & (
  | { head: Head | Route['head'] }
  | { title: string; description?: string; noindex?: boolean }
)

/** Declares the page at a path: its module's name in pages/, how that is fetched, its head and its queries. */
export function route(
  path: string,
  name: string,
  fetchModule: () => Promise<Module>,
  facts: PageFacts,
): Route {
  const Page = lazyComponent(fetchModule)
  const head =
    'head' in facts
      ? facts.head
      : { ...pageHead(facts.title, path, facts.description), ...(facts.noindex && { noindex: true }) }
  return {
    path,
    module: `src/pages/${name}.tsx`,
    load: Page.load,
    Page,
    queries: facts.queries ?? (() => []),
    head: typeof head === 'function' ? head : () => head,
  }
}

/** Fetches the queries of a route's first view, and returns their keys. Failures are silent: the page shows them. */
export async function prefetchRoute(route: Route, match: Match, client: QueryClient): Promise<QueryKey[]> {
  const queryKeys = new Map<string, QueryKey>()
  for (;;) {
    const next = route
      .queries(match, client)
      .filter(({ queryKey, enabled }) => enabled && !queryKeys.has(hashKey(queryKey)))
    if (next.length === 0) return [...queryKeys.values()]
    for (const { queryKey } of next) queryKeys.set(hashKey(queryKey), queryKey)
    await Promise.all(next.map((query) => query.prefetch(client)))
  }
}
