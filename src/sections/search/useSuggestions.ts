import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/useDebounced.ts'
import { searchQuery } from '../../queries/search.ts'
import { limits } from '../../rules/limits.ts'
import { useSearchTracking } from './useSearchTracking.ts'

/**
 * What the search finds for the query in the box, asked for while the list is open and the query has stood for its
 * pause (§4, §9). `found` is for this query and no other: undefined until its answer is there, empty when it failed.
 */
export function useSuggestions(query: string, open: boolean) {
  const settled = useDebounced(query, limits.searchDelay, '')
  const result = useQuery(searchQuery(open && settled === query ? query : '', limits.searchLimit))
  useSearchTracking(query, result)
  // Some back ends do not know the limit.
  return (result.data ?? (result.isError ? [] : undefined))?.slice(0, limits.searchLimit)
}
