import { type Id, sameId } from './id.ts'

type Named = { category_id: Id; slug: string }

/** How an address names a category: by its slug, or by its id where a back end gives no slug. */
export const addressOf = ({ slug, category_id }: Named): string => slug || String(category_id)

/** The categories from the first level down to one of them, which comes last. */
export type Trail<Category extends Named> = readonly Category[]

/** Returns the trail to the category with this slug or id; a slug takes precedence over an equal id. Decision 23 */
export function trailTo<Category extends Named>(
  trails: readonly Trail<Category>[],
  slugOrId: string,
): Trail<Category> | undefined {
  if (slugOrId === '') return undefined
  return (
    trails.find((trail) => trail.at(-1)?.slug === slugOrId) ??
    trails.find((trail) => String(trail.at(-1)?.category_id) === slugOrId)
  )
}

/** Returns the trail to one category. Ids may be shared between levels, so both the id and the address must match. */
export function trailOf<Category extends Named>(
  trails: readonly Trail<Category>[],
  id: Id,
  address: string,
): Trail<Category> | undefined {
  return trails.find((trail) => {
    const last = trail.at(-1)
    return last !== undefined && sameId(last.category_id, id) && addressOf(last) === address
  })
}
