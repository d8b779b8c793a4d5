import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '../../api/products.ts'
import { listQuery } from '../../queries/products.ts'
import { applyFilters, buildIndex, type FilterIndex, type Filters } from '../../rules/filters.ts'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { clampPage, pageCount, pageSlice } from '../../rules/pages.ts'

const indexes = new WeakMap<Product[], FilterIndex>()

/** The filter index of a list, built once for each answer: Back finds it again. */
function indexOf(list: Product[]): FilterIndex {
  const known = indexes.get(list)
  if (known) return known
  const index = buildIndex(list)
  indexes.set(list, index)
  return index
}

/** One page of what the filters leave of a list. An undefined category is one that is still being looked for. */
export function useFound(category: Id | 'all' | undefined, filters: Filters) {
  const { data, isError, refetch } = useQuery({
    ...listQuery(category ?? 'all'),
    enabled: category !== undefined,
  })
  const index = data && category !== undefined ? indexOf(data) : undefined
  const { bands, brands, sort } = filters

  const found = useMemo(
    () => index && applyFilters(index, { bands, brands, sort }),
    [index, bands, brands, sort],
  )
  const total = found?.positions.length ?? 0
  const pages = pageCount(total, limits.pageSize)
  const page = clampPage(filters.page, pages)
  const products = useMemo(() => {
    const positions = found ? pageSlice(found.positions, page, limits.pageSize) : []
    return Array.from(positions, (at) => data?.[at]).filter((product) => product !== undefined)
  }, [found, data, page])

  return {
    status: found ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    /** The parts of this page, of `total` on `pages` pages; `size` is the list without any filter. */
    products,
    total,
    page,
    pages,
    size: index?.size ?? 0,
    bandCounts: found?.bandCounts,
    brandCounts: found?.brandCounts,
    retry: () => void refetch(),
  }
}
