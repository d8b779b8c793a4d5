import { applyFilters, type FilterCounts, type Filters, type Sortable, type View } from './filters.ts'
import { limits } from './limits.ts'
import { clampPage, pageCount, pageSlice } from './pages.ts'

/** One page of a filtered list. */
export type ListPage<Product> = FilterCounts & {
  /** The products of this page. `total` counts all matches, on `pages` pages; `size` the unfiltered list. */
  products: Product[]
  total: number
  /** From 1; the last page when the address asks for a later one. */
  page: number
  pages: number
  size: number
}

/** Products on a page of a view: cards (§9), or the rows of a spec sheet. BEY-05 */
const pageSizeOf = (view: View): number => (view === 'sheet' ? limits.sheetPageSize : limits.pageSize)

/** Returns the page of view `to` that shows the first product of a page of view `from`, both from 1. BEY-05 */
export const pageInView = (page: number, from: View, to: View): number =>
  Math.floor(((page - 1) * pageSizeOf(from)) / pageSizeOf(to)) + 1

/** Returns one page of a list, filtered and sorted; a page beyond the last gives the last. §2, §9 */
export function listPage<Product extends Sortable>(
  list: readonly Product[],
  { page: requestedPage, view, ...filters }: Filters,
): ListPage<Product> {
  const { products, ...counts } = applyFilters(list, filters)
  const size = pageSizeOf(view)
  const pages = pageCount(products.length, size)
  const page = clampPage(requestedPage, pages)
  return {
    products: pageSlice(products, page, size),
    total: products.length,
    page,
    pages,
    size: list.length,
    ...counts,
  }
}
