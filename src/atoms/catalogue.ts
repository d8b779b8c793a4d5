import { atom } from 'jotai'
import { type Category, categories } from '../api/categories.ts'
import { type Product, products } from '../api/products.ts'
import { call, noneAt404 } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom, queryClientAtom } from '../lib/query.ts'
import type { CartItem } from '../rules/cart.ts'
import { buildIndex } from '../rules/filters.ts'
import type { Id } from '../rules/id.ts'
import { categoriesText } from '../text/categories.ts'
import { productsText } from '../text/products.ts'

/** A list of products, whole. */
export const listQuery = (category: Id | 'all'): Query<Product[]> => ({
  key: ['products', 'list', category],
  fetch: ({ signal }) =>
    category === 'all'
      ? call(products.list, { signal })
      : call(products.list, { query: { categoryId: category }, signal }).catch(noneAt404),
  failed: productsText.failed,
})

/** The record of one product. */
export const productQuery = (id: Id): Query<Product> => ({
  key: ['products', 'one', id],
  fetch: ({ signal }) => call(products.one, { params: { id }, signal }),
  // Painted from a list that holds it, refreshed behind.
  seed: (client) =>
    [...client.getUnder<Product[]>(['products', 'list']), ...client.getUnder<Product[]>(['products', 'new'])]
      .flat()
      .find(({ product_id }) => product_id === id),
})

/** The whole list, or the whole list of one category: `GET /products` knows no pages. */
export const productListAtom = family((category: Id | 'all') => queryAtom(listQuery(category)))

/** The filter index of a list, built once per answer. */
export const productIndexAtom = family((category: Id | 'all') => {
  // The answer stands apart, so that a request that starts or ends does not build the index again.
  const answerAtom = atom((get) => get(productListAtom(category)).data)
  return atom((get) => {
    const list = get(answerAtom)
    return list && buildIndex(list)
  })
})

/** Asks for a list ahead of the click that opens it. */
export const fetchListAheadAtom = atom(null, (get, _set, category: Id | 'all') =>
  get(queryClientAtom).prefetch(listQuery(category)),
)

/** Brand names. A failure is silent: the list works without its brand filter (§8). */
export const brandsAtom = queryAtom({
  key: ['brands'],
  fetch: ({ signal }) => call(products.brands, { signal }),
})

/** One product. */
export const productAtom = family((id: Id) => queryAtom(productQuery(id)))

/** A product as a cart or an order holds it. */
export const itemOf = (product: Product): Omit<CartItem, 'quantity'> => ({
  product_id: product.product_id,
  name: product.name,
  sku: product.sku,
  price: product.price,
  image: product.images[0] ?? '',
  unit: product.unit,
  delivery_available: product.delivery_available,
  cod_only: product.cod_only,
  colombo_only: product.colombo_only,
})

/** The newest parts (§7). A failure hides their section. */
export const newArrivalsAtom = queryAtom({
  key: ['products', 'new'],
  fetch: ({ signal }) => call(products.newArrivals, { signal }),
})

/** The categories of the first level. */
export const primaryCategories: Query<Category[]> = {
  key: ['categories', 'primary'],
  fetch: ({ signal }) => call(categories.primary, { signal }),
  failed: categoriesText.failed,
}

/** The primary categories. A failure is said once, by the query's toast (§8). */
export const primaryCategoriesAtom = queryAtom(primaryCategories)
