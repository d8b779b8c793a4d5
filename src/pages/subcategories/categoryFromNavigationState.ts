import type { Category } from '../../api/categories.ts'
import { type Id, toId } from '../../rules/id.ts'
import { readPrimaryState, readSecondaryState } from '../../rules/navigationState.ts'

/** A category with others below it, and its own level. */
export type ParentCategory = { level: 'primary' | 'secondary'; category: Category }

type Named = { name: string; slug?: string | undefined; description?: string | undefined }

/** The category in the navigation state; with `secondary_cat_id` tertiary ones are below it (§2, decision 22). */
export function categoryFromNavigationState(
  state: unknown,
  id: string,
  primary?: string,
): ParentCategory | undefined {
  const categoryOf = (cat_id: Id, { name, slug = id, description = '' }: Named): Category => ({
    category_id: toId(cat_id) ?? id,
    name,
    slug,
    description,
    thumbnail: '',
  })
  const secondary = readSecondaryState(state)
  if (secondary?.name)
    return { level: 'secondary', category: categoryOf(secondary.secondary_cat_id, secondary) }
  const top = primary === undefined ? readPrimaryState(state) : undefined
  return top?.name ? { level: 'primary', category: categoryOf(top.primary_cat_id, top) } : undefined
}
