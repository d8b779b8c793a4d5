import { queryOptions } from '@tanstack/react-query'
import { products } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/**
 * The results of a search: the search page sends only q, the navigation bar also a limit (§7). A blank query is not
 * sent (§5); a failure shows as an empty list (§8).
 */
export const searchQuery = (q: string, limit?: number) =>
  queryOptions({
    queryKey: ['search', limit ?? 'all', q],
    queryFn: (context) => call(products.search, { query: { q, limit }, ...callOptions(context) }),
    enabled: q !== '',
    // Search tracking counts each response by its identity, even one that equals the response before.
    structuralSharing: false,
  })
