import type { SearchResult } from '../../api/products.ts'
import { categoryProductsPath } from '../../paths.ts'

/** The link of 'See More Results' (decision 20); undefined when the back end does not state the category. */
export function moreResults(found: readonly SearchResult[] | undefined) {
  const { category_name: name, category_id: cat_id, slug } = found?.[0] ?? {}
  const segment = slug || cat_id
  return name && segment !== undefined && segment !== ''
    ? { name, to: categoryProductsPath(String(segment), cat_id), state: { name, cat_id } }
    : undefined
}
