import type { Category } from '../../api/categories.ts'
import { toId } from '../../rules/id.ts'
import { readPrimaryState, readSecondaryState } from '../../rules/navigationState.ts'

export type StateCategory = {
  listedLevel: 'secondary' | 'tertiary'
  category: Category
  primary: string | undefined
}

/** The category in the navigation state; with `secondary_cat_id` tertiary ones are below it (§2, decision 22). */
export function categoryFromNavigationState(
  state: unknown,
  id: string,
  primary?: string,
): StateCategory | undefined {
  const secondary = readSecondaryState(state)
  if (secondary?.name) {
    const { secondary_cat_id, name, slug = id, description = '' } = secondary
    const category_id = toId(secondary_cat_id) ?? id
    return {
      listedLevel: 'tertiary',
      category: { category_id, name, slug, description, thumbnail: '' },
      primary,
    }
  }
  const top = primary === undefined ? readPrimaryState(state) : undefined
  if (!top?.name) return undefined
  const { primary_cat_id, name, slug = id } = top
  const category_id = toId(primary_cat_id) ?? id
  return {
    listedLevel: 'secondary',
    category: { category_id, name, slug, description: '', thumbnail: '' },
    primary,
  }
}
