import type { QueryClient } from '@tanstack/react-query'
import type { Category } from '../api/categories.ts'
import { isOnline } from '../lib/useOnline.ts'
import { categoryFromNavigationState } from '../pages/subcategories/categoryFromNavigationState.ts'
import { childCategoriesQuery } from '../queries/categories.ts'
import {
  brandsQuery,
  cachedCategoryName,
  cachedListSize,
  isProductId,
  listPageQuery,
  listQuery,
  productQuery,
} from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { cachedTrails, trailQuery } from '../queries/trail.ts'
import { readFilters } from '../rules/filters.ts'
import { type Id, toId } from '../rules/id.ts'
import { listCategory } from '../rules/listCategory.ts'
import { readCategoryState } from '../rules/navigationState.ts'
import { type Trail, trailOf } from '../rules/trail.ts'
import { productsText } from '../text/products.ts'
import { categoryHead, categoryProductsHead, notFoundHead, productHead, titleOnlyHead } from './heads.ts'
import type { RouteMatch, View } from './route.ts'

/** The page of a product, with what customers say of it. */
export function productView({ params }: RouteMatch, client: QueryClient): View {
  const id = toId(params.id)
  const unknown = notFoundHead('We do not have this product')
  if (!isProductId(id)) return { head: unknown, queries: [] }
  const query = productQuery(id)
  const { data: product, status } = client.getQueryState(query.queryKey) ?? {}
  const { category_slug, category_parents } = product ?? {}
  const notYet = titleOnlyHead(
    status === 'error' ? productsText[isOnline() ? 'notLoaded' : 'notOnDevice'] : '',
  )
  return {
    head: product ? productHead(product, client) : product === null ? unknown : notYet,
    queries: [
      query,
      reviewsQuery(id),
      // For the breadcrumb of a back end whose record has no levels: many calls, which only the server makes.
      ...(typeof document === 'undefined' && category_slug && !category_parents
        ? [trailQuery(category_slug)]
        : []),
    ],
  }
}

/** The page of a category: the categories below it, once the trail to it tells its level. */
export function categoryView({ params: { primary, id = '' }, state }: RouteMatch, client: QueryClient): View {
  const query = trailQuery(id, primary)
  const trail = client.getQueryData(query.queryKey)
  const last = trail?.at(-1)
  const current = last ?? categoryFromNavigationState(state, id, primary)?.category
  const unknown = trail === null ? notFoundHead('No such range') : titleOnlyHead('Categories')
  return {
    head: current ? categoryHead(current, trail?.slice(0, -1) ?? [], primary) : unknown,
    queries: [
      query,
      ...(last && trail && trail.length < 3
        ? [childCategoriesQuery(trail.length === 1 ? 'primary' : 'secondary', last.category_id)]
        : []),
    ],
  }
}

/** The number of products of a category's list, as far as it has arrived. */
const listSize = (client: QueryClient, id: Id) =>
  cachedListSize(client, id) ?? client.getQueryData(listQuery(id).queryKey)?.length

/** The product list of a category, whose id the navigation state, the address or the trail tells. */
export function categoryProductsView({ params, search, state }: RouteMatch, client: QueryClient): View {
  const { slug = '' } = params
  const fromState = readCategoryState(state)
  const ownId = toId(fromState?.cat_id ?? search.get('cat_id'))
  const bySlug = trailQuery(slug)
  const byId = trailQuery(String(ownId ?? ''))
  const list = ownId === undefined ? undefined : listPageQuery(ownId, readFilters(search))
  const ended = list && client.getQueryState(list.queryKey)?.status
  const stateOf = ({ queryKey }: typeof bySlug) =>
    client.getQueryState<Trail<Category> | null>(queryKey) ?? ({ status: 'pending' } as const)
  const category = listCategory({
    id: ownId,
    name: fromState?.name || (ownId === undefined ? undefined : cachedCategoryName(client, ownId)),
    listEnded: ended === 'success' || ended === 'error',
    size: ownId === undefined ? undefined : listSize(client, ownId),
    bySlug: stateOf(bySlug),
    byId: stateOf(byId),
  })
  const { id, name, trail } = category
  const shown = id === undefined ? undefined : listPageQuery(id, readFilters(search))
  const queries = [
    ...(shown ? [shown] : []),
    ...(category.needsSlug ? [bySlug] : []),
    // Where no category has the slug, the search for it has made every category call, and this one makes none.
    ...(category.needsId ? [byId] : []),
    brandsQuery,
  ]
  if (category.status === 'missing') return { head: notFoundHead('No such range'), queries }
  const parents = trail ?? (id === undefined ? undefined : trailOf(cachedTrails(client), id, slug)) ?? []
  const page = shown && client.getQueryData(shown.queryKey)
  const size = page?.size ?? (id === undefined ? undefined : listSize(client, id))
  const head = categoryProductsHead(name || 'Products', slug, parents.slice(0, -1), page?.products[0])
  return { head: size === 0 ? { ...head, noindex: true } : head, queries }
}
