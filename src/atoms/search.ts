import { atom } from 'jotai'
import { products, type SearchResult } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom } from '../lib/query.ts'

const nothingAskedAtom = atom({
  status: 'pending',
  data: undefined,
  isError: false,
  isFetching: false,
} as const)

const searchQuery = (query: string): Query<SearchResult[]> => ({
  key: ['search', query],
  fetch: ({ signal }) => call(products.search, { query: { q: query }, signal }),
})

/** What the search page finds (it sends q only, §7). A blank query sends nothing; a failure is an empty list (§8). */
export const searchPageAtom = family((query: string) =>
  query === '' ? nothingAskedAtom : queryAtom(searchQuery(query)),
)
