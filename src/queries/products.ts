import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Product, products } from '../api/products.ts'
import { call, emptyOn404, isMissing } from '../lib/endpoint.ts'
import { callOptions, fetchQuery } from '../lib/queryClient.ts'
import { itemOf } from '../rules/cart.ts'
import type { Filters } from '../rules/filters.ts'
import { type Id, sameId } from '../rules/id.ts'
import { listPage, type ListPage as PageOf } from '../rules/listPage.ts'
import type { Found } from '../rules/reconcile.ts'
import { productsText } from '../text/products.ts'

export type ListPage = PageOf<Product>

const listKey = ['products', 'list']
const pageKey = ['products', 'page']

/** The whole list, or the whole list of one category: `GET /products` knows no pages. */
export const listQuery = (category: Id | 'all') =>
  queryOptions({
    queryKey: [...listKey, category],
    queryFn: (context): Promise<Product[]> =>
      category === 'all'
        ? call(products.list, callOptions(context))
        : call(products.list, { query: { categoryId: category }, ...callOptions(context) }).catch(emptyOn404),
    meta: { failed: productsText.failed },
  })

/** The whole list of a category for the table below one of its parts, which a failure leaves out without a word. */
export const familyQuery = (category: Id) => queryOptions({ ...listQuery(category), meta: {} })

/**
 * One page of what the filters leave of a list, with the counts of the boxes: what the server sends in the place of the
 * whole list, which follows when the page stands. In the browser it is asked for ahead, and made of the whole list.
 */
export const listPageQuery = (category: Id | 'all', filters: Filters) =>
  queryOptions({
    queryKey: [...pageKey, category, filters],
    queryFn: async ({ client }): Promise<ListPage> =>
      listPage(await fetchQuery(client, listQuery(category)), filters),
  })

/** Forgets the whole lists, of which pages were made. */
export const removeLists = (client: QueryClient) => client.removeQueries({ queryKey: listKey })

const belongsTo = ({ category_id }: Product, category: Id) =>
  category_id !== undefined && sameId(category_id, category)

/** The name of a category by the pages of its list that are held; undefined when none tells. */
export const cachedCategoryName = (client: QueryClient, category: Id): string | undefined =>
  client
    .getQueriesData<ListPage>({ queryKey: [...pageKey, category] })
    .map(([, page]) => page?.products.find((product) => belongsTo(product, category))?.category_name)
    .find(Boolean)

/** The newest parts (§7). A failure hides their section. */
export const newArrivalsQuery = queryOptions({
  queryKey: ['products', 'new'],
  queryFn: (context) => call(products.newArrivals, callOptions(context)),
})

// The API has other calls at the same depth: asking for the product 'brands' would answer with something else.
const otherCalls: string[] = Object.values(products).map(({ path }) => path)

/** Whether an id of an address can be asked for as a product's. */
export const isProductId = (id: Id | undefined): id is Id =>
  id !== undefined && !otherCalls.includes(`/products/${id}`)

/** The record of one product; null where the shop does not know it. */
export const productQuery = (id: Id, cache?: RequestCache) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: (context): Promise<Product | null> =>
      call(products.one, { params: { id }, cache, ...callOptions(context) }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
  })

/** A product in a list that is held. */
function cachedProduct(client: QueryClient, id: Id): Product | undefined {
  const lists = client.getQueriesData<Product[]>({ queryKey: listKey }).map(([, list]) => list)
  const pages = client.getQueriesData<ListPage>({ queryKey: pageKey }).map(([, page]) => page?.products)
  return [...lists, ...pages, client.getQueryData(newArrivalsQuery.queryKey)]
    .flatMap((list) => list ?? [])
    .find(({ product_id }) => product_id === id)
}

/** The same, painted from a list that holds it and refreshed behind. */
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

/**
 * The records of an order's products, asked of the server itself (decision 4, BEY-25): one the shop no longer knows is
 * 'gone'.
 */
export const recordsQuery = (ids: readonly Id[]) =>
  queryOptions({
    queryKey: ['products', 'records', ...ids],
    queryFn: ({ client }) =>
      Promise.all(
        ids.map(async (id): Promise<Found> => {
          const product = await fetchQuery(client, { ...productQuery(id, 'no-store'), staleTime: 0 })
          return { id, record: product ? itemOf(product) : 'gone' }
        }),
      ),
    staleTime: 0,
  })

/** The products of these ids that are still sold, in their order. One that cannot be had is left out without a word. */
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
