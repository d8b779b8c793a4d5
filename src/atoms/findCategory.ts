import type { Category } from '../api/categories.ts'
import { family } from '../lib/family.ts'
import { type Query, queryAtom } from '../lib/query.ts'
import { type Trail, trailTo } from '../rules/trail.ts'
import { categoriesText } from '../text/categories.ts'
import { heldTrails } from './categories.ts'

/** What a family keeps a category's place under: its slug or id, and the primary category that its address names. */
export const placeKey = (slugOrId: string, primary?: string) => JSON.stringify([slugOrId, primary])

const find = (key: string): Pick<Query<Trail<Category> | null>, 'fetch' | 'seed'> => {
  const [slugOrId, primary] = JSON.parse(key) as [string, string | null]
  return {
    // Only what comes by a pasted link walks through the category calls.
    fetch: async (asked) => (await import('./categoryWalk.ts')).walk(asked, slugOrId, primary ?? undefined),
    seed: (client) => {
      const trails = heldTrails(client)
      if (primary === null)
        return trailTo(
          trails.filter((trail) => trail.length === 1),
          slugOrId,
        )
      return trailTo(
        trails.filter((trail) => trail.length === 2 && trailTo([trail.slice(0, 1)], primary)),
        slugOrId,
      )
    },
  }
}

/** The trail to the category at an address, by slug or id; null when there is none (decision 23). A failure is said. */
export const findCategoryAtom = family((key: string) =>
  queryAtom({ key: ['categories', 'find', key], ...find(key), failed: categoriesText.failed }),
)

/** The same for what was handed over and only lacks its picture and its parents: a failure leaves them out, silently. */
export const aboutCategoryAtom = family((key: string) =>
  queryAtom({ key: ['categories', 'about', key], ...find(key) }),
)
