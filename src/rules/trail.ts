import { type Id, sameId } from './id.ts'

type Named = { category_id: Id; slug: string }

/** What stands for a category in an address: its slug, or its id where a back end gives none. */
export const addressOf = ({ slug, category_id }: Named): string => slug || String(category_id)

/** The categories from the first level down to one of them, which is the last. */
export type Trail<Category extends Named> = readonly Category[]

/** The trail whose last category goes by `slugOrId`; of a slug and an id that are alike, the slug. Decision 23 */
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

/** The trail to one category among those whose levels may share numbers: id and address must both fit. */
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
