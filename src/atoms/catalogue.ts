import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { type Category, categories } from '../api/categories.ts'
import { type Product, products } from '../api/products.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { buildIndex } from '../rules/filters.ts'
import type { Id } from '../rules/id.ts'
import { text } from '../text.ts'

const listQuery = (categoryId?: Id) => ({
  queryKey: ['products', 'list', categoryId ?? 'all'],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    call(products.list, { query: categoryId === undefined ? undefined : { categoryId }, signal }),
  meta: { failed: text.products.failed },
})

export const productQuery = (id: Id) => ({
  queryKey: ['products', 'one', id],
  queryFn: ({ signal }: { signal?: AbortSignal }) => call(products.one, { params: { id }, signal }),
})

/** The whole list, or the whole list of one category: `GET /products` knows no pages. */
export const productListAtom = family((category: Id | 'all') =>
  atomWithQuery(() => listQuery(category === 'all' ? undefined : category)),
)

/** The filter index of a list, built once per answer. */
export const productIndexAtom = family((category: Id | 'all') => {
  // The answer stands apart, so that a request that starts or ends does not build the index again.
  const answerAtom = atom((get) => get(productListAtom(category)).data)
  return atom((get) => {
    const list = get(answerAtom)
    return list && buildIndex(list)
  })
})

/** Asks for a list ahead of the click that opens it. A failure is silent here: opening the list asks again. */
export const fetchListAheadAtom = atom(null, (get, _set, category: Id | 'all') => {
  const query = listQuery(category === 'all' ? undefined : category)
  void get(queryClientAtom).prefetchQuery({ ...query, meta: undefined })
})

/** Brand names. A failure is silent: the list works without its brand filter (§8). */
export const brandsAtom = atomWithQuery(() => ({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call(products.brands, { signal }),
}))

/** One product: painted from a list that holds it, refreshed behind. */
export const productAtom = family((id: Id) =>
  atomWithQuery((get) => {
    const client = get(queryClientAtom)
    return {
      ...productQuery(id),
      // Not a placeholder: a refresh that fails leaves what is painted standing.
      initialDataUpdatedAt: 0,
      initialData: () => {
        for (const [, list] of client.getQueriesData<Product[]>({ queryKey: ['products', 'list'] })) {
          const found = list?.find((product) => product.product_id === id)
          if (found) return found
        }
        return client
          .getQueryData<Product[]>(['products', 'new'])
          ?.find((product) => product.product_id === id)
      },
    }
  }),
)

/** The record as it stands now, for checkout: prices and restrictions are never taken from elsewhere (decision 4). */
export const freshProductAtom = atom(null, (get, _set, id: Id) =>
  get(queryClientAtom).fetchQuery({ ...productQuery(id), staleTime: 0 }),
)

export const newArrivalsAtom = atomWithQuery(() => ({
  queryKey: ['products', 'new'],
  queryFn: ({ signal }) => call(products.newArrivals, { signal }),
}))

export const primaryCategoriesAtom = atomWithQuery(() => ({
  queryKey: ['categories', 'primary'],
  queryFn: ({ signal }) => call(categories.primary, { signal }),
  meta: { failed: text.categories.failed },
}))

/** Finds a category of any level by slug or id, asking level by level; null when there is none (decision 23). */
export const findCategoryAtom = family((slugOrId: string) =>
  atomWithQuery((get) => {
    const client = get(queryClientAtom)
    return {
      queryKey: ['categories', 'find', slugOrId],
      queryFn: async (): Promise<Category | null> => {
        const wanted = (list: Category[]) =>
          list.find((category) => category.slug === slugOrId || String(category.category_id) === slugOrId)
        const primary = await client.fetchQuery({
          queryKey: ['categories', 'primary'],
          queryFn: () => call(categories.primary),
        })
        const first = wanted(primary)
        if (first) return first
        const secondary = (
          await Promise.all(
            primary.map(({ category_id }) =>
              call(categories.secondary, { query: { primary_id: category_id } }).catch(() => []),
            ),
          )
        ).flat()
        const second = wanted(secondary)
        if (second) return second
        const tertiary = (
          await Promise.all(
            secondary.map(({ category_id }) =>
              call(categories.tertiary, { query: { secondary_id: category_id } }).catch(() => []),
            ),
          )
        ).flat()
        return wanted(tertiary) ?? null
      },
    }
  }),
)
