import { atomWithQuery } from 'jotai-tanstack-query'
import { products } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'

/** What the search page finds (it sends q only, §7). A blank query sends nothing; a failure is an empty list (§8). */
export const searchPageAtom = family((query: string) =>
  atomWithQuery(() => ({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call(products.search, { query: { q: query }, signal }),
    enabled: query !== '',
  })),
)
