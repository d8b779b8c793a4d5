import type { SearchResult } from '../../api/products.ts'
import { categoryProductsPath } from '../../paths.ts'

/** Where 'See More Results' leads (decision 20); undefined where a back end does not tell the category. */
export function moreResults(found: readonly SearchResult[] | undefined) {
  const { category_name: name, category_id: cat_id, slug } = found?.[0] ?? {}
  const segment = slug || cat_id
  return name && segment !== undefined && segment !== ''
    ? { name, to: categoryProductsPath(String(segment), cat_id), state: { name, cat_id } }
    : undefined
}
