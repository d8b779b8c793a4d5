import { atom } from 'jotai'
import { products, type SearchResult } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type QueryResult, queryAtom } from '../lib/query.ts'
import { limits } from '../rules/limits.ts'

const nothingAskedAtom = atom<QueryResult<SearchResult[]>>({
  status: 'pending',
  data: undefined,
  error: undefined,
  isFetching: false,
  isPending: true,
  isError: false,
  refetch: () => Promise.resolve(),
})

const searchAtoms = (limit?: number) =>
  family((query: string) =>
    query === ''
      ? nothingAskedAtom
      : queryAtom<SearchResult[]>({
          key: ['search', limit ?? 'all', query],
          fetch: ({ signal }) => call(products.search, { query: { q: query, limit }, signal }),
        }),
  )

/** What the search page finds (it sends q only, §7). A blank query sends nothing (§5); a failure is an empty list (§8). */
export const searchPageAtom = searchAtoms()

/** The few results that the navigation bar asks for (§7), otherwise as on the search page. */
export const searchBarAtom = searchAtoms(limits.searchLimit)
