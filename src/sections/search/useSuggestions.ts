import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { searchQuery } from '../../queries/search.ts'
import { limits } from '../../rules/limits.ts'
import { useSearchTracking } from './useSearchTracking.ts'

/**
 * Returns the search results for the query in the box, requested while the list is open and after the typing pause (§4,
 * §9). They always belong to this query: undefined until its response is there, empty when it failed.
 */
export function useSuggestions(query: string, open: boolean) {
  const debouncedQuery = useDebounced(query, limits.searchDelay, '')
  const result = useQuery(searchQuery(open && debouncedQuery === query ? query : '', limits.searchLimit))
  useSearchTracking(query, result)
  // Some back ends ignore the limit.
  return (result.data ?? (result.isError ? [] : undefined))?.slice(0, limits.searchLimit)
}
