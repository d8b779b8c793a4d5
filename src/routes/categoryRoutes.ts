import type { QueryClient } from '@tanstack/react-query'
import type { Category } from '../api/categories.ts'
import { categoryFromNavigationState } from '../pages/subcategories/categoryFromNavigationState.ts'
import { readCategoryState } from '../paths.ts'
import { childCategoriesQuery } from '../queries/categories.ts'
import { brandsQuery, cachedCategoryName, listPageQuery, listQuery } from '../queries/products.ts'
import { cachedTrails, trailQuery } from '../queries/trail.ts'
import { readFilters } from '../rules/filters.ts'
import { type Id, toId } from '../rules/id.ts'
import { type Trail, trailOf } from '../rules/trail.ts'
import { categoryHead, categoryProductsHead, notFoundHead, titleOnlyHead } from './heads.ts'
import { firstView, type Match, type PageFacts } from './route.ts'

/** The page of a category: the categories below it, once the trail to it tells its level. */
export const category: PageFacts = {
  queries: ({ params: { primary, id = '' } }, client) => {
    const trail = client.getQueryData(trailQuery(id, primary).queryKey)
    const last = trail?.at(-1)
    const hasLevelBelow = last && trail && trail.length < 3
    return [
      firstView(trailQuery(id, primary)),
      ...(hasLevelBelow
        ? [firstView(childCategoriesQuery(trail.length === 1 ? 'primary' : 'secondary', last.category_id))]
        : []),
    ]
  },
  head: ({ params: { primary, id = '' }, state }, client) => {
    const fromState = categoryFromNavigationState(state, id, primary)
    const trail = client.getQueryData(trailQuery(id, primary).queryKey)
    const current = trail?.at(-1) ?? fromState?.category
    if (current) return categoryHead(current, trail?.slice(0, -1) ?? [], primary)
    return trail === null ? notFoundHead('No such range') : titleOnlyHead('Categories')
  },
}

/** The id of a list's category, from the navigation state or the address. */
const categoryId = ({ search, state }: Match) =>
  toId(readCategoryState(state)?.cat_id ?? search.get('cat_id'))

/** The trail to a list's category, from the cached responses: by slug, else by id. Null when there is none. */
function listTrail(
  client: QueryClient,
  slug: string,
  id: Id | undefined,
): Trail<Category> | null | undefined {
  const bySlug = client.getQueryData(trailQuery(slug).queryKey)
  return bySlug === null && id !== undefined ? client.getQueryData(trailQuery(String(id)).queryKey) : bySlug
}

/** The product list of a category, whose id the navigation state, the address or the trail tells. */
export const categoryProducts: PageFacts = {
  queries: (match, client) => {
    const { params, search } = match
    const { slug = '' } = params
    const trail = trailQuery(slug)
    const ownId = categoryId(match)
    const id = ownId ?? client.getQueryData(trail.queryKey)?.at(-1)?.category_id
    const list = id === undefined ? undefined : listPageQuery(id, readFilters(search))
    // The products of the list usually carry the name, which saves the search through the category calls.
    const hasList = list && ['success', 'error'].includes(client.getQueryState(list.queryKey)?.status ?? '')
    const needsTrail = ownId === undefined || (hasList && cachedCategoryName(client, ownId) === undefined)
    const noSuchSlug = client.getQueryData(trail.queryKey) === null
    return [
      ...(list ? [firstView(list)] : []),
      ...(needsTrail ? [firstView(trail)] : []),
      // The search by slug has made every category call, so this one makes none.
      ...(needsTrail && ownId !== undefined && noSuchSlug ? [firstView(trailQuery(String(ownId)))] : []),
      firstView(brandsQuery),
    ]
  },
  head: (match, client) => {
    const { params, search, state } = match
    const { slug = '' } = params
    const ownId = categoryId(match)
    const trail = listTrail(client, slug, ownId)
    const id = ownId ?? trail?.at(-1)?.category_id
    const list =
      id === undefined ? undefined : client.getQueryData(listPageQuery(id, readFilters(search)).queryKey)
    const name =
      readCategoryState(state)?.name ||
      (ownId !== undefined && cachedCategoryName(client, ownId)) ||
      trail?.at(-1)?.name
    const size = list?.size ?? (id !== undefined && client.getQueryData(listQuery(id).queryKey)?.length)
    if (!name && trail === null && !size) return notFoundHead('No such range')
    const parents = (trail ?? ((id !== undefined && trailOf(cachedTrails(client), id, slug)) || [])).slice(
      0,
      -1,
    )
    const head = categoryProductsHead(name || 'Products', slug, parents, list?.products[0])
    return size === 0 ? { ...head, noindex: true } : head
  },
}
