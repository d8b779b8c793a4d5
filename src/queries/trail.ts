import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Category, CategoryName } from '../api/categories.ts'
import type { Product } from '../api/products.ts'
import { fetchQuery } from '../lib/queryClient.ts'
import { sameId } from '../rules/id.ts'
import { type Trail, trailOf, trailTo } from '../rules/trail.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from './categories.ts'

/** The trail to the category at an address, by slug or id, below `primary`; null when there is none (decision 23). */
export const trailQuery = (slugOrId: string, primary?: string) =>
  queryOptions({
    queryKey: ['categories', 'trail', slugOrId, primary ?? null],
    queryFn: (context) => findTrail(context, slugOrId, primary),
  })

/** The trails to all cached categories, upper levels first. Sends no request. */
export function cachedTrails(client: QueryClient): Trail<Category>[] {
  const below = (trail: Trail<Category>, level: 'primary' | 'secondary') => {
    const { queryKey } = childCategoriesQuery(level, trail.at(-1)!.category_id)
    return (client.getQueryData(queryKey) ?? []).map((child) => [...trail, child])
  }
  const first = (client.getQueryData(primaryCategoriesQuery.queryKey) ?? []).map((category) => [category])
  const second = first.flatMap((trail) => below(trail, 'primary'))
  return [...first, ...second, ...second.flatMap((trail) => below(trail, 'secondary'))]
}

/** The categories above a product's own, from its record or cached responses; none while they are unknown. */
export function categoriesAbove(
  client: QueryClient,
  { category_id, category_slug, category_parents }: Product,
): Trail<CategoryName> {
  if (category_parents) return category_parents
  if (category_id === undefined || !category_slug) return []
  const cached = client.getQueryData(trailQuery(category_slug).queryKey)
  const own = cached?.at(-1)
  const trail =
    own && sameId(own.category_id, category_id)
      ? cached
      : trailOf(cachedTrails(client), category_id, category_slug)
  return trail?.slice(0, -1) ?? []
}

function cachedTrail(client: QueryClient, slugOrId: string, primary: string | undefined) {
  const trails = cachedTrails(client).filter((trail) =>
    primary === undefined
      ? trail.length === 1
      : trail.length === 2 && trailTo([trail.slice(0, 1)], primary) !== undefined,
  )
  return trailTo(trails, slugOrId)
}

type TrailOptions = {
  /** The toast of a failure. */
  failed?: string
  enabled?: boolean
}

/** `trailQuery`, shown at once from cached responses and refetched in the background. */
export function useTrail(
  slugOrId: string,
  primary: string | undefined,
  { failed, enabled = true }: TrailOptions,
) {
  const client = useQueryClient()
  return useQuery({
    ...trailQuery(slugOrId, primary),
    initialData: () => cachedTrail(client, slugOrId, primary),
    initialDataUpdatedAt: 0,
    meta: failed === undefined ? {} : { failed },
    enabled,
  })
}

/** As many as a browser sends to one host in parallel. */
const callsAtOnce = 6

/** The trail to a category by slug or id (decision 23); null for none. Rejects if a failed call might have had it. */
async function findTrail(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  slugOrId: string,
  primary?: string,
): Promise<Trail<Category> | null> {
  const top = (await fetchQuery(client, primaryCategoriesQuery)).map((category) => [category])
  const primaryTrail = primary === undefined ? undefined : trailTo(top, primary)
  if (primary === undefined) {
    const hit = trailTo(top, slugOrId)
    if (hit) return hit
  }
  // Without the primary category of the address all are searched, where an id could match an unrelated category: only the
  // slug counts.
  const accepts = (trails: Trail<Category>[]) =>
    primary === undefined || primaryTrail
      ? trailTo(trails, slugOrId)
      : trails.find((trail) => trail.at(-1)?.slug === slugOrId)
  // The error of the last failed call, whose response might have held the category.
  let lastError: unknown
  let parents: Trail<Category>[] = primaryTrail ? [primaryTrail] : top
  for (const parentLevel of ['primary', 'secondary'] as const) {
    const children: Trail<Category>[] = []
    for (let at = 0; at < parents.length; at += callsAtOnce) {
      signal.throwIfAborted()
      const lists = await Promise.all(
        parents.slice(at, at + callsAtOnce).map(async (trail) => {
          const query = childCategoriesQuery(parentLevel, trail.at(-1)!.category_id)
          const list = await fetchQuery(client, query).catch((error: unknown) => {
            lastError = error
            return []
          })
          return list.map((child) => [...trail, child])
        }),
      )
      const hit = accepts(lists.flat())
      if (hit) return hit
      children.push(...lists.flat())
    }
    parents = children
  }
  if (lastError) throw lastError
  return null
}
