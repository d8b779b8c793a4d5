import type { Category } from '../../api/categories.ts'
import { readPrimaryState, readSecondaryState } from '../../paths.ts'
import { toId } from '../../rules/id.ts'

/** A category as it was handed over. */
export type StateCategory = {
  level: 'secondary' | 'tertiary'
  category: Category
  primary: string | undefined
}

/**
 * The category that came in navigation state, and the level of what is listed below it: with `secondary_cat_id`, or
 * two levels down, the tertiary one (§2, decision 22).
 */
export function categoryOfState(state: unknown, id: string, primary?: string): StateCategory | undefined {
  const secondary = readSecondaryState(state)
  if (secondary?.name) {
    const { secondary_cat_id, name, slug = id, description = '' } = secondary
    const category_id = toId(secondary_cat_id) ?? id
    return { level: 'tertiary', category: { category_id, name, slug, description, thumbnail: '' }, primary }
  }
  const top = primary === undefined ? readPrimaryState(state) : undefined
  if (!top?.name) return undefined
  const { primary_cat_id, name, slug = id } = top
  const category_id = toId(primary_cat_id) ?? id
  return {
    level: 'secondary',
    category: { category_id, name, slug, description: '', thumbnail: '' },
    primary,
  }
}
