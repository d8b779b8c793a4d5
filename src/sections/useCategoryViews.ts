import type { Id } from '../rules/id.ts'
import { useCardViews } from './useCardViews.ts'

const categoryView = (category_id: Id) => ({ kind: 'categoryView', category_id }) as const

/** Returns a stable function that reports a subcategory whose card has been seen, once per mount (§4). */
export const useCategoryViews = () => useCardViews(categoryView)
