import { queryOptions } from '@tanstack/react-query'
import { products, type SearchResult } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions, fetchQuery } from '../lib/queryClient.ts'
import { limits } from '../rules/limits.ts'
import { hasWords, widerQueries } from '../rules/searchWords.ts'
import { listQuery } from './products.ts'

/** The results of a search, in the navigation bar up to a limit (§7); none for a blank query (§5). */
export const searchQuery = (q: string, limit?: number) =>
  queryOptions({
    queryKey: ['search', limit ?? 'all', q],
    queryFn: (context) => call(products.search, { query: { q, limit }, ...callOptions(context) }),
    enabled: q !== '',
    // Search tracking counts each response by its identity, even one that equals the response before.
    structuralSharing: false,
  })

/** All products, for the results of a back end that states no more of them than §3; a failure is silent. */
export const productsByIdQuery = queryOptions({
  queryKey: ['search', 'parts'],
  queryFn: async ({ client }) => {
    const list = await fetchQuery(client, listQuery('all'))
    return new Map(list.map((product) => [String(product.product_id), product]))
  },
})

/** The parts nearest to a query that found none, those with one of its words first, and the query that finds them. */
export const nearestQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'nearest', q],
    queryFn: async ({ client }) => {
      let similar: { query: string; results: SearchResult[] } | null = null
      for (const query of widerQueries(q)) {
        const matches = await fetchQuery(client, searchQuery(query, limits.searchLimit))
        const results = matches.slice(0, limits.searchLimit)
        if (results.some(({ sku, name, category_name }) => hasWords([sku, name, category_name], query)))
          return { query, results }
        if (results.length > 0) similar ??= { query, results }
      }
      return similar
    },
  })
