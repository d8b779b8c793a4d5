import type { QueryClient } from '@tanstack/react-query'
import { categoryFromNavigationState } from '../pages/subcategories/categoryFromNavigationState.ts'
import { childCategoriesQuery } from '../queries/categories.ts'
import {
  brandsQuery,
  cachedCategoryName,
  isProductId,
  listPageQuery,
  listQuery,
  productQuery,
} from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { cachedTrails, trailQuery } from '../queries/trail.ts'
import { readFilters } from '../rules/filters.ts'
import { toId } from '../rules/id.ts'
import { readCategoryState } from '../rules/navigationState.ts'
import { trailOf } from '../rules/trail.ts'
import { categoryHead, categoryProductsHead, notFoundHead, productHead, titleOnlyHead } from './heads.ts'
import { firstView, type Match, type View } from './route.ts'

/** The page of a product, with what customers say of it. */
export function productView({ params }: Match, client: QueryClient): View {
  const id = toId(params.id)
  const unknown = notFoundHead('We do not have this product')
  if (!isProductId(id)) return { head: unknown, queries: [] }
  const query = productQuery(id)
  const { data: product, status } = client.getQueryState(query.queryKey) ?? {}
  const { category_slug, category_parents } = product ?? {}
  const notYet = titleOnlyHead(status === 'error' ? 'This product did not load' : '')
  return {
    head: product ? productHead(product, client) : product === null ? unknown : notYet,
    queries: [
      firstView(query),
      firstView(reviewsQuery(id)),
      // For the breadcrumb of a back end whose record has no levels: many calls, which only the server makes.
      ...(typeof document === 'undefined' && category_slug && !category_parents
        ? [firstView(trailQuery(category_slug))]
        : []),
    ],
  }
}

/** The page of a category: the categories below it, once the trail to it tells its level. */
export function categoryView({ params: { primary, id = '' }, state }: Match, client: QueryClient): View {
  const query = trailQuery(id, primary)
  const trail = client.getQueryData(query.queryKey)
  const last = trail?.at(-1)
  const current = last ?? categoryFromNavigationState(state, id, primary)?.category
  const unknown = trail === null ? notFoundHead('No such range') : titleOnlyHead('Categories')
  return {
    head: current ? categoryHead(current, trail?.slice(0, -1) ?? [], primary) : unknown,
    queries: [
      firstView(query),
      ...(last && trail && trail.length < 3
        ? [firstView(childCategoriesQuery(trail.length === 1 ? 'primary' : 'secondary', last.category_id))]
        : []),
    ],
  }
}

/** The product list of a category, whose id the navigation state, the address or the trail tells. */
export function categoryProductsView({ params, search, state }: Match, client: QueryClient): View {
  const { slug = '' } = params
  const fromState = readCategoryState(state)
  const ownId = toId(fromState?.cat_id ?? search.get('cat_id'))
  const bySlug = trailQuery(slug)
  const byId = ownId === undefined ? undefined : trailQuery(String(ownId))
  const trailBySlug = client.getQueryData(bySlug.queryKey)
  const trail = trailBySlug === null && byId ? client.getQueryData(byId.queryKey) : trailBySlug
  const id = ownId ?? trail?.at(-1)?.category_id
  const list = id === undefined ? undefined : listPageQuery(id, readFilters(search))
  const { data: page, status = 'pending' } = (list && client.getQueryState(list.queryKey)) ?? {}

  // The products of the list usually carry the name, which saves the search through the category calls.
  const nameInList = ownId === undefined ? undefined : cachedCategoryName(client, ownId)
  const needsTrail = ownId === undefined || (list && status !== 'pending' && nameInList === undefined)
  const queries = [
    ...(list ? [firstView(list)] : []),
    ...(needsTrail ? [firstView(bySlug)] : []),
    // The search by slug has made every category call, so this one makes none.
    ...(needsTrail && byId && trailBySlug === null ? [firstView(byId)] : []),
    firstView(brandsQuery),
  ]

  const name = fromState?.name || nameInList || trail?.at(-1)?.name
  const size =
    page?.size ?? (id === undefined ? undefined : client.getQueryData(listQuery(id).queryKey)?.length)
  if (!name && trail === null && !size) return { head: notFoundHead('No such range'), queries }
  const parents = trail ?? (id === undefined ? undefined : trailOf(cachedTrails(client), id, slug)) ?? []
  const head = categoryProductsHead(name || 'Products', slug, parents.slice(0, -1), page?.products[0])
  return { head: size === 0 ? { ...head, noindex: true } : head, queries }
}
