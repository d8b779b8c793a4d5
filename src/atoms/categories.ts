import { atom } from 'jotai'
import { type Category, categories } from '../api/categories.ts'
import { call, noneAt404 } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { type Query, type QueryClient, queryAtom, queryClientAtom } from '../lib/query.ts'
import type { Id } from '../rules/id.ts'
import type { Trail } from '../rules/trail.ts'
import { categoriesText } from '../text/categories.ts'
import { primaryCategories } from './catalogue.ts'

/** The subcategories of a primary category (§7). */
export const secondaryCategories = (primary_id: Id): Query<Category[]> => ({
  key: ['categories', 'secondary', primary_id],
  fetch: ({ signal }) => call(categories.secondary, { query: { primary_id }, signal }).catch(noneAt404),
  failed: categoriesText.failed,
})

/** The tertiary categories of a subcategory (§7). */
export const tertiaryCategories = (secondary_id: Id): Query<Category[]> => ({
  key: ['categories', 'tertiary', secondary_id],
  fetch: ({ signal }) => call(categories.tertiary, { query: { secondary_id }, signal }).catch(noneAt404),
  failed: categoriesText.tertiaryFailed,
})

/** What is listed on a primary category's page; a failure is said once, by the query's toast (§8). */
export const secondaryCategoriesAtom = family((id: Id) => queryAtom(secondaryCategories(id)))

/** What is listed on a subcategory's page, likewise (§8). */
export const tertiaryCategoriesAtom = family((id: Id) => queryAtom(tertiaryCategories(id)))

/** Asks for what the page of a category lists, ahead of the click that opens it. */
export const fetchBelowAheadAtom = atom(null, (get, _set, id: Id, level: 'primary' | 'secondary') =>
  get(queryClientAtom).prefetch(level === 'primary' ? secondaryCategories(id) : tertiaryCategories(id)),
)

/** The trails to all categories of which answers are held, upper levels first. Asks for nothing. */
export function heldTrails(client: QueryClient): Trail<Category>[] {
  const below = (trails: Trail<Category>[], query: (id: Id) => Query<Category[]>) =>
    trails.flatMap((trail) =>
      trail
        .slice(-1)
        .flatMap(({ category_id }) => client.get<Category[]>(query(category_id).key) ?? [])
        .map((child) => [...trail, child]),
    )
  const first = (client.get<Category[]>(primaryCategories.key) ?? []).map((category) => [category])
  const second = below(first, secondaryCategories)
  return [...first, ...second, ...below(second, tertiaryCategories)]
}
