import { queryOptions } from '@tanstack/react-query'
import { products } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions, fetchQuery } from '../lib/queryClient.ts'
import { limits } from '../rules/limits.ts'
import { widerQueries } from '../rules/searchWords.ts'
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

/** The parts with one word of a query that found none; null if none has one, or the back end leaves out words itself. */
export const nearestQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'nearest', q],
    queryFn: async ({ client }) => {
      for (const query of widerQueries(q)) {
        const results = await fetchQuery(client, searchQuery(query, limits.searchLimit))
        if (results[0]?.brief === false) return null
        if (results.length > 0) return { query, results: results.slice(0, limits.searchLimit) }
      }
      return null
    },
  })
