import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../../api/products.ts'
import { useLatestData } from '../../lib/useLatestData.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { listPageQuery, listQuery } from '../../queries/products.ts'
import type { Filters } from '../../rules/filters.ts'
import type { Id } from '../../rules/id.ts'
import { type ListPage, listPage } from '../../rules/listPage.ts'

/** A page of a list, the one before while another loads. */
export type ListState = {
  page: ListPage<Product> | undefined
  status: 'loading' | 'ready' | 'changing' | 'failed'
  retry: () => void
}

/** One page of the filtered list; the one of the HTML stays until the whole list, asked for when idle, is there. */
export function useListPage(category: Id | 'all' | undefined, filters: Filters): ListState {
  const key = category ?? 'all'
  const hasCategory = category !== undefined
  const { data: initialPage } = useQuery({ ...listPageQuery(key, filters), enabled: false })
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const list = useQuery({ ...listQuery(key), enabled: hasCategory && (idle || !initialPage) })

  const page = useMemo(() => {
    if (!hasCategory) return undefined
    // The page that came with the HTML, if it is the same, so that nothing is rendered again.
    return list.data ? replaceEqualDeep(initialPage, listPage(list.data, filters)) : initialPage
  }, [hasCategory, list.data, initialPage, filters])
  const latestPage = useLatestData(page)

  return {
    page: latestPage,
    status: page ? 'ready' : list.isLoadingError ? 'failed' : latestPage ? 'changing' : 'loading',
    retry: () => void list.refetch(),
  }
}
