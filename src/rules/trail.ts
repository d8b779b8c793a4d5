import { type Id, sameId } from './id.ts'

type SluggedCategory = { category_id: Id; slug: string }

/** How an address names a category: by its slug, or by its id where a back end gives no slug. */
export const addressOf = ({ slug, category_id }: SluggedCategory): string => slug || String(category_id)

/** The categories from the first level down to one of them, which comes last. */
export type Trail<Category extends SluggedCategory> = readonly Category[]

/**
 * The letters, vowel signs and digits of a name or slug: 'Locks-and-Latches' and 'Locks & Latches' are 'lockslatches'.
 */
export const plainName = (name: string): string =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
    .filter((word) => word !== 'and')
    .join('')

/** A category's name where it stands alone: 'Accessories (Locks)' if its slug tells of another such name (decision 82). */
export function distinctName(
  { slug, name }: { slug: string; name: string },
  parent: { slug: string; name: string } | undefined,
): string {
  const [own, full] = [plainName(name), plainName(slug)]
  if (!parent || own === '' || own === full || !full.startsWith(own)) return name
  const more = full.slice(own.length)
  return /^\d+$/.test(more) || more.includes(plainName(parent.slug)) ? `${name} (${parent.name})` : name
}

/** The trail to the category with this slug, else with this id, else spelt alike, since slugs differ. Decision 23 */
export function trailTo<Category extends SluggedCategory & { name: string }>(
  trails: readonly Trail<Category>[],
  slugOrId: string,
): Trail<Category> | undefined {
  if (slugOrId === '') return undefined
  const find = (matches: (category: Category) => boolean) =>
    trails.find((trail) => trail.slice(-1).some(matches))
  const plain = plainName(slugOrId)
  return (
    find(({ slug }) => slug === slugOrId) ??
    find(({ category_id }) => String(category_id) === slugOrId) ??
    (plain === ''
      ? undefined
      : find(({ slug, name }) => [slug, name].some((each) => plainName(each) === plain)))
  )
}

/** Returns the trail to one category. Ids may be shared between levels, so both the id and the address must match. */
export function trailOf<Category extends SluggedCategory>(
  trails: readonly Trail<Category>[],
  id: Id,
  address: string,
): Trail<Category> | undefined {
  return trails.find((trail) => {
    const last = trail.at(-1)
    return last !== undefined && sameId(last.category_id, id) && addressOf(last) === address
  })
}
