import { type Atom, atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Product } from '../../api/products.ts'
import { productIndexAtom, productListAtom } from '../../atoms/catalogue.ts'
import { applyFilters, type FilterIndex, type Filters } from '../../rules/filters.ts'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { clampPage, pageCount, pageSlice } from '../../rules/pages.ts'

type List = { data: Product[] | undefined; isError: boolean; refetch: () => unknown }

const unknownAtom = atom(undefined)

/** One page of what the filters leave of a list. An undefined category is one that is still being looked for. */
export function useFound(category: Id | 'all' | undefined, filters: Filters) {
  const listAtom: Atom<List | undefined> = category === undefined ? unknownAtom : productListAtom(category)
  const indexAtom: Atom<FilterIndex | undefined> =
    category === undefined ? unknownAtom : productIndexAtom(category)
  const list = useAtomValue(listAtom)
  const index = useAtomValue(indexAtom)
  const data = list?.data
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
    status: found ? ('ready' as const) : list?.isError ? ('failed' as const) : ('loading' as const),
    /** The parts of this page, of `total` on `pages` pages; `size` is the list without any filter. */
    products,
    total,
    page,
    pages,
    size: index?.size ?? 0,
    bandCounts: found?.bandCounts,
    brandCounts: found?.brandCounts,
    retry: () => void list?.refetch(),
  }
}
