import { queryOptions } from '@tanstack/react-query'
import { type Category, categories } from '../api/categories.ts'
import { call, emptyOn404 } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'
import type { Id } from '../rules/id.ts'
import { categoriesText } from '../text/categories.ts'

export const primaryCategoriesQuery = queryOptions({
  queryKey: ['categories', 'primary'],
  queryFn: (context): Promise<Category[]> => call(categories.primary, callOptions(context)),
  meta: { failed: categoriesText.failed },
})

/** The categories below one, which its page lists. */
export const childCategoriesQuery = (parentLevel: 'primary' | 'secondary', id: Id) =>
  queryOptions({
    queryKey: ['categories', 'below', parentLevel, id],
    queryFn: (context): Promise<Category[]> =>
      (parentLevel === 'primary'
        ? call(categories.secondary, { query: { primary_id: id }, ...callOptions(context) })
        : call(categories.tertiary, { query: { secondary_id: id }, ...callOptions(context) })
      ).catch(emptyOn404),
    meta: { failed: parentLevel === 'primary' ? categoriesText.failed : categoriesText.tertiaryFailed },
  })
