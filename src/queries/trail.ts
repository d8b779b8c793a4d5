import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category } from '../api/categories.ts'
import { type Trail, trailTo } from '../rules/trail.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from './categories.ts'
import { findTrail } from './findTrail.ts'

/**
 * The trail to the category at an address, by slug or id, below the primary category that the address names; null when
 * there is none (decision 23).
 */
export const trailQuery = (slugOrId: string, primary?: string) =>
  queryOptions({
    queryKey: ['categories', 'trail', slugOrId, primary ?? null],
    queryFn: ({ client, signal }) => findTrail({ client, signal }, slugOrId, primary),
  })

/** The trails to all cached categories, upper levels first. Sends no request. */
export function cachedTrails(client: QueryClient): Trail<Category>[] {
  const childTrails = (trails: Trail<Category>[], parentLevel: 'primary' | 'secondary') =>
    trails.flatMap((trail) =>
      trail
        .slice(-1)
        .flatMap(
          ({ category_id }) =>
            client.getQueryData(childCategoriesQuery(parentLevel, category_id).queryKey) ?? [],
        )
        .map((child) => [...trail, child]),
    )
  const first = (client.getQueryData(primaryCategoriesQuery.queryKey) ?? []).map((category) => [category])
  const second = childTrails(first, 'primary')
  return [...first, ...second, ...childTrails(second, 'secondary')]
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
  { failed, enabled = true }: TrailOptions = {},
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
