import { queryOptions } from '@tanstack/react-query'
import { products } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'

/**
 * What a search finds: the search page sends q only, the navigation bar a limit too (§7). A blank query sends nothing
 * (§5); a failure is an empty list (§8).
 */
export const searchQuery = (q: string, limit?: number) =>
  queryOptions({
    queryKey: ['search', limit ?? 'all', q],
    queryFn: (context) => call(products.search, { query: { q, limit }, ...callOptions(context) }),
    enabled: q !== '',
    // Each answer is a search that is counted, also when it is like the one before.
    structuralSharing: false,
  })
