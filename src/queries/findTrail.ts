import type { QueryClient } from '@tanstack/react-query'
import type { Category } from '../api/categories.ts'
import { fetchQuery } from '../lib/queryClient.ts'
import { type Trail, trailTo } from '../rules/trail.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from './categories.ts'

/** As many as a browser sends to one host in parallel. */
const callsAtOnce = 6

type Trails = Trail<Category>[]
type SearchContext = { client: QueryClient; signal: AbortSignal }

/** Finds the trail to a category by slug or id (decision 23); null for none. Rejects when a failed call might have had it. */
export async function findTrail(
  { client, signal }: SearchContext,
  slugOrId: string,
  primary?: string,
): Promise<Trail<Category> | null> {
  // The error of the last failed call, whose response might have held the category.
  let lastError: unknown

  /** Searches one level further down, a few parents at a time, until `accepts` picks a trail. */
  async function searchChildren(
    parents: Trails,
    parentLevel: 'primary' | 'secondary',
    accepts: (trails: Trails) => Trail<Category> | undefined,
  ) {
    const all: Trails = []
    for (let at = 0; at < parents.length; at += callsAtOnce) {
      signal.throwIfAborted()
      const lists = await Promise.all(
        parents.slice(at, at + callsAtOnce).flatMap((trail) =>
          trail.slice(-1).map(async ({ category_id }) => {
            const list = await fetchQuery(client, childCategoriesQuery(parentLevel, category_id)).catch(
              (error: unknown) => {
                lastError = error
                return []
              },
            )
            return list.map((child) => [...trail, child])
          }),
        ),
      )
      all.push(...lists.flat())
      const hit = accepts(lists.flat())
      if (hit) return { hit, all }
    }
    return { hit: undefined, all }
  }

  const byAny = (trails: Trails) => trailTo(trails, slugOrId)
  const top: Trails = (await fetchQuery(client, primaryCategoriesQuery)).map((category) => [category])
  const primaryTrail = primary === undefined ? undefined : trailTo(top, primary)
  if (primary === undefined) {
    const hit = byAny(top)
    if (hit) return hit
  }
  // Without the primary category of the address all are searched, where an id could match an unrelated category: only the slug
  // counts.
  const accepts =
    primary === undefined || primaryTrail
      ? byAny
      : (trails: Trails) => trails.find((trail) => trail.at(-1)?.slug === slugOrId)
  const second = await searchChildren(primaryTrail ? [primaryTrail] : top, 'primary', accepts)
  if (second.hit) return second.hit
  const third = await searchChildren(second.all, 'secondary', accepts)
  if (!third.hit && lastError) throw lastError
  return third.hit ?? null
}
