import type { Product } from './api/products.ts'
import { type Fetch, fetchQuery, queryClientAtom } from './lib/queryClient.ts'
import { categoryPath, categoryProductsPath, listedPaths, productPath, subcategoryPath } from './paths.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from './queries/categories.ts'
import { listQuery } from './queries/products.ts'
import { addressOf } from './rules/trail.ts'
import { createShopStore } from './store.ts'

/** All products, for the product feed. Rejects when the call fails. */
export const allProducts = (fetch: Fetch): Promise<readonly Product[]> =>
  fetchQuery(createShopStore({ fetch }).get(queryClientAtom), listQuery('all'))

/** The paths of all pages for search engines: static pages, categories, products. Rejects when a call fails. */
export async function sitemapPaths(fetch: Fetch): Promise<string[]> {
  const client = createShopStore({ fetch }).get(queryClientAtom)
  const [products, primaries] = await Promise.all([
    fetchQuery(client, listQuery('all')),
    fetchQuery(client, primaryCategoriesQuery),
  ])
  const categories = await Promise.all(
    primaries.map(async (primary) => {
      const subcategories = await fetchQuery(client, childCategoriesQuery('primary', primary.category_id))
      const lists = await Promise.all(
        subcategories.map(({ category_id }) =>
          fetchQuery(client, childCategoriesQuery('secondary', category_id)),
        ),
      )
      return [
        categoryPath(addressOf(primary)),
        ...subcategories.map((each) => subcategoryPath(addressOf(primary), addressOf(each))),
        ...lists.flat().map((each) => categoryProductsPath(addressOf(each))),
      ]
    }),
  )
  // A back end may give two categories one slug.
  return [
    ...new Set([
      ...listedPaths,
      ...categories.flat(),
      ...products.map(({ product_id }) => productPath(product_id)),
    ]),
  ]
}
