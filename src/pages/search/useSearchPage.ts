import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '../../api/products.ts'
import { useLatestData } from '../../lib/useLatestData.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { productsByIdQuery, searchQuery } from '../../queries/search.ts'
import type { Filters } from '../../rules/filters.ts'
import { listPage } from '../../rules/listPage.ts'
import { nearestFirst } from '../../rules/searchWords.ts'
import { noteOf } from '../../sections/search/noteOf.ts'
import { useSearchTracking } from '../../sections/search/useSearchTracking.ts'
import type { ListState } from '../productList/useListPage.ts'

export type SearchPage = ListState & {
  /** All parts found, whatever the filters. */
  products: readonly Product[] | undefined
  /** What was done with the words (BEY-32); '' where they were taken as typed. */
  note: string
  offline: boolean
}

/** One page of a query's parts, filtered and sorted; none on failure (§8). */
export function useSearchPage(query: string, filters: Filters): SearchPage {
  const online = useOnline()
  const search = useQuery(searchQuery(query))
  useSearchTracking(query, search)
  const brief = search.data?.some((result) => result.brief) ?? false
  const allProducts = useQuery({ ...productsByIdQuery, enabled: brief })

  const products = useMemo(() => {
    if (search.isError) return []
    if (brief && allProducts.isPending) return undefined
    if (!brief) return search.data
    // Such a back end may answer anything.
    const nearest = search.data && nearestFirst(search.data, query)
    return nearest?.map((result) => allProducts.data?.get(String(result.product_id)) ?? result)
  }, [search.isError, search.data, query, brief, allProducts.isPending, allProducts.data])
  const page = useMemo(() => products && listPage(products, filters), [products, filters])
  const note = useMemo(
    () => (search.data ? noteOf(search.data, query, search.data.length) : ''),
    [search.data, query],
  )
  const latestPage = useLatestData(page)
  return {
    page: latestPage,
    status: page ? 'ready' : latestPage ? 'changing' : 'loading',
    products,
    note,
    offline: search.isError && !online,
    retry: () => void search.refetch(),
  }
}
