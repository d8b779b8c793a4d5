import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productOf } from '../../api/products.ts'
import { useLatestData } from '../../lib/useLatestData.ts'
import { productsByIdQuery, searchQuery } from '../../queries/search.ts'
import type { Filters } from '../../rules/filters.ts'
import { listPage } from '../../rules/listPage.ts'
import { hasWords } from '../../rules/searchWords.ts'
import { useSearchTracking } from '../../sections/search/useSearchTracking.ts'
import type { ListState } from '../productList/useListPage.ts'

/** One page of a query's parts, filtered and sorted; none on failure (§8). `exact`: one has all words as typed. */
export function useSearchPage(query: string, filters: Filters): ListState & { exact: boolean } {
  const search = useQuery(searchQuery(query))
  useSearchTracking(query, search)
  const bare = search.data?.some(({ product }) => !product) ?? false
  const allProducts = useQuery({ ...productsByIdQuery, enabled: bare })

  const products = useMemo(() => {
    if (search.isError) return []
    if (bare && allProducts.isPending) return undefined
    return search.data?.map((result) => allProducts.data?.get(String(result.product_id)) ?? productOf(result))
  }, [search.isError, search.data, bare, allProducts.isPending, allProducts.data])
  const page = useMemo(() => products && listPage(products, filters), [products, filters])
  const exact = useMemo(
    () =>
      products?.some(({ sku, name, brand, category_name = '' }) =>
        hasWords([sku, name, brand, category_name], query),
      ) ?? false,
    [products, query],
  )
  const latestPage = useLatestData(page)
  return {
    page: latestPage,
    status: page ? 'ready' : latestPage ? 'changing' : 'loading',
    exact,
    retry: () => void search.refetch(),
  }
}
