import type { Id } from '../rules/id.ts'
import { useProductViews } from './useProductViews.ts'

const categoryView = (category_id: Id) => ({ kind: 'categoryView', category_id }) as const

/** Reports a subcategory whose card has been seen, once while the screen stands (§4). Never changes. */
export const useCategoryViews = () => useProductViews(categoryView)
