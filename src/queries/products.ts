import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Product, products } from '../api/products.ts'
import { call, isMissing, noneAt404 } from '../lib/endpoint.ts'
import { ask, callOptions } from '../lib/queryClient.ts'
import { itemOf } from '../rules/cart.ts'
import type { Id } from '../rules/id.ts'
import type { Found } from '../rules/reconcile.ts'
import { productsText } from '../text/products.ts'

const listKey = ['products', 'list']

/** The whole list, or the whole list of one category: `GET /products` knows no pages. */
export const listQuery = (category: Id | 'all') =>
  queryOptions({
    queryKey: [...listKey, category],
    queryFn: (context): Promise<Product[]> =>
      category === 'all'
        ? call(products.list, callOptions(context))
        : call(products.list, { query: { categoryId: category }, ...callOptions(context) }).catch(noneAt404),
    meta: { failed: productsText.failed },
  })

/** The newest parts (§7). A failure hides their section. */
export const newArrivalsQuery = queryOptions({
  queryKey: ['products', 'new'],
  queryFn: (context) => call(products.newArrivals, callOptions(context)),
})

/** The record of one product; null where the shop does not know it. */
export const productQuery = (id: Id) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: (context): Promise<Product | null> =>
      call(products.one, { params: { id }, ...callOptions(context) }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
  })

/** A product in a list that is held. */
function listed(client: QueryClient, id: Id): Product | undefined {
  const lists = client.getQueriesData<Product[]>({ queryKey: listKey })
  return [...lists.map(([, list]) => list), client.getQueryData(newArrivalsQuery.queryKey)]
    .flatMap((list) => list ?? [])
    .find(({ product_id }) => product_id === id)
}

/** The same, painted from a list that holds it and refreshed behind. */
export const paintedProductQuery = (client: QueryClient, id: Id) =>
  queryOptions({
    ...productQuery(id),
    initialData: () => listed(client, id),
    initialDataUpdatedAt: 0,
  })

export const useProduct = (id: Id) => useQuery(paintedProductQuery(useQueryClient(), id))

/** Brand names. A failure is silent: the list works without its brand filter (§8). */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: (context) => call(products.brands, callOptions(context)),
})

/** The records of an order's products, asked for afresh (decision 4): one the shop no longer knows is 'gone'. */
export const recordsQuery = (ids: readonly Id[]) =>
  queryOptions({
    queryKey: ['products', 'records', ...ids],
    queryFn: ({ client }) =>
      Promise.all(
        ids.map(async (id): Promise<Found> => {
          const product = await ask(client, { ...productQuery(id), staleTime: 0 })
          return { id, record: product ? itemOf(product) : 'gone' }
        }),
      ),
    staleTime: 0,
  })
