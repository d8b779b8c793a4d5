import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CategoryName } from '../api/categories.ts'
import { type Product, products } from '../api/products.ts'
import { call, emptyOn404, isMissing } from '../lib/endpoint.ts'
import { callOptions, fetchQuery } from '../lib/queryClient.ts'
import { itemOf } from '../rules/cart.ts'
import type { Filters } from '../rules/filters.ts'
import { type Id, sameId } from '../rules/id.ts'
import { type ListPage, listPage } from '../rules/listPage.ts'
import type { CatalogueAnswer } from '../rules/reconcile.ts'
import { productsText } from '../text/products.ts'

const listKey = ['products', 'list']
const pageKey = ['products', 'page']

// Part of the key: a request that must not be answered from a cache never joins one that may be.
const withCache = (cache?: RequestCache) => (cache ? [cache] : [])

/** All products, or all products of one category: `GET /products` has no pagination. */
export const listQuery = (category: Id | 'all', cache?: RequestCache) =>
  queryOptions({
    queryKey: [...listKey, category, ...withCache(cache)],
    queryFn: (context): Promise<Product[]> =>
      category === 'all'
        ? call(products.list, { cache, ...callOptions(context) })
        : call(products.list, { query: { categoryId: category }, cache, ...callOptions(context) }).catch(
            emptyOn404,
          ),
    meta: { failed: productsText.failed },
  })

/**
 * The products among which the family of one is: of its subcategory, if that list has products of the category itself
 * (other back ends list a category's own alone), else of its category. A failure hides the table without a toast.
 */
export const familyQuery = (category: Id, subcategory?: Id) =>
  queryOptions({
    queryKey: ['products', 'family', category, subcategory ?? null],
    queryFn: async ({ client }) => {
      const wide =
        subcategory === undefined ? [] : await fetchQuery(client, listQuery(subcategory)).catch(() => [])
      return wide.some((product) => belongsTo(product, category))
        ? wide
        : fetchQuery(client, listQuery(category))
    },
  })

/** One page of a filtered list with the counts of its boxes; the server sends it in place of the whole list. */
export const listPageQuery = (category: Id | 'all', filters: Filters) =>
  queryOptions({
    queryKey: [...pageKey, category, filters],
    queryFn: async ({ client }): Promise<ListPage<Product>> =>
      listPage(await fetchQuery(client, listQuery(category)), filters),
  })

/** Removes the loaded lists from the cache; the pages computed from them, and lists that failed, stay. */
export const removeLists = (client: QueryClient) =>
  client.removeQueries({ queryKey: listKey, predicate: ({ state }) => state.status === 'success' })

const belongsTo = ({ category_id }: Product, category: Id) =>
  category_id !== undefined && sameId(category_id, category)

const cachedListPages = (client: QueryClient, category: Id): ListPage<Product>[] =>
  client
    .getQueriesData<ListPage<Product>>({ queryKey: [...pageKey, category] })
    .flatMap(([, page]) => (page ? [page] : []))

/** The number of a category's products, from the cached pages of its list; undefined when there are none. */
export const cachedListSize = (client: QueryClient, category: Id): number | undefined =>
  cachedListPages(client, category)[0]?.size

/** The name of a category, from the cached pages of its list; undefined when they do not have it. */
export const cachedCategoryName = (client: QueryClient, category: Id): string | undefined =>
  cachedListPages(client, category)
    .map(({ products }) => products.find((product) => belongsTo(product, category))?.category_name)
    .find(Boolean)

/** The categories above one, from the records of the parts in its cached list; none where they do not say. */
export const cachedCategoryParents = (client: QueryClient, category: Id, slug: string): CategoryName[] => {
  for (const product of cachedListPages(client, category).flatMap(({ products }) => products)) {
    const { category_id, category_slug, category_parents: parents } = product
    if (!parents) continue
    if (category_slug === slug && category_id !== undefined && sameId(category_id, category)) return parents
    // The same id may stand for categories of several levels.
    const at = parents.findIndex((each) => sameId(each.category_id, category) && each.slug === slug)
    if (at >= 0) return parents.slice(0, at)
  }
  return []
}

/** The newest parts (§7). A failure hides their section. */
export const newArrivalsQuery = queryOptions({
  queryKey: ['products', 'new'],
  queryFn: (context) => call(products.newArrivals, callOptions(context)),
})

// Other calls have paths of the same depth: a request for the product 'brands' would return the brand names.
const otherCalls: string[] = Object.values(products).map(({ path }) => path)

/** Whether an id from an address can be requested as a product id. */
export const isProductId = (id: Id | undefined): id is Id =>
  id !== undefined && !otherCalls.includes(`/products/${id}`)

/** The record of one product; null when the shop does not have it. */
export const productQuery = (id: Id, cache?: RequestCache) =>
  queryOptions({
    queryKey: ['products', 'one', id, ...withCache(cache)],
    queryFn: (context): Promise<Product | null> =>
      call(products.one, { params: { id }, cache, ...callOptions(context) }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
  })

function cachedProduct(client: QueryClient, id: Id): Product | undefined {
  const lists = client.getQueriesData<Product[]>({ queryKey: listKey }).map(([, list]) => list)
  const pages = client
    .getQueriesData<ListPage<Product>>({ queryKey: pageKey })
    .map(([, page]) => page?.products)
  return [...lists, ...pages, client.getQueryData(newArrivalsQuery.queryKey)]
    .flatMap((list) => list ?? [])
    .find(({ product_id }) => product_id === id)
}

/** `productQuery`, shown at once from a cached list that holds the product, and refetched in the background. */
const productQueryFromCache = (client: QueryClient, id: Id) =>
  queryOptions({
    ...productQuery(id),
    initialData: () => cachedProduct(client, id),
    initialDataUpdatedAt: 0,
  })

export const useProduct = (id: Id) => useQuery(productQueryFromCache(useQueryClient(), id))

/** Brand names. A failure is silent: the list works without its brand filter (§8). */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: (context) => call(products.brands, callOptions(context)),
})

/** More records than these come with the whole list: a call for each would take minutes. */
const mostCalls = 50

/** The records of an order's products, never from a cache (decision 4, BEY-25); 'discontinued' for one that is gone. */
export const recordsQuery = (ids: readonly Id[]) =>
  queryOptions({
    queryKey: ['products', 'records', ...ids],
    queryFn: async ({ client }) => {
      const list =
        ids.length > mostCalls
          ? await fetchQuery(client, { ...listQuery('all', 'no-store'), staleTime: 0 })
          : []
      const byId = new Map(list.map((product) => [String(product.product_id), product]))
      return Promise.all(
        ids.map(async (id): Promise<CatalogueAnswer> => {
          const product =
            byId.get(String(id)) ??
            (await fetchQuery(client, { ...productQuery(id, 'no-store'), staleTime: 0 }))
          client.setQueryData(productQuery(id).queryKey, product)
          return { id, record: product ? itemOf(product) : 'discontinued' }
        }),
      )
    },
    staleTime: 0,
  })

/** The products of these ids that are still sold, in the same order. One that cannot be loaded is silently left out. */
export const soldQuery = (ids: readonly Id[]) =>
  queryOptions({
    queryKey: ['products', 'sold', ...ids],
    queryFn: async ({ client }): Promise<Product[]> => {
      const records = await Promise.all(
        ids.map((id) => fetchQuery(client, productQuery(id)).catch(() => null)),
      )
      return records.filter((record) => record !== null)
    },
  })
