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

export const secondaryCategoriesQuery = (primary_id: Id) =>
  queryOptions({
    queryKey: ['categories', 'secondary', primary_id],
    queryFn: (context): Promise<Category[]> =>
      call(categories.secondary, { query: { primary_id }, ...callOptions(context) }).catch(emptyOn404),
    meta: { failed: categoriesText.failed },
  })

const tertiaryCategoriesQuery = (secondary_id: Id) =>
  queryOptions({
    queryKey: ['categories', 'tertiary', secondary_id],
    queryFn: (context): Promise<Category[]> =>
      call(categories.tertiary, { query: { secondary_id }, ...callOptions(context) }).catch(emptyOn404),
    meta: { failed: categoriesText.tertiaryFailed },
  })

/** The categories that a category's page lists: the level below it. */
export const childCategoriesQuery = (parentLevel: 'primary' | 'secondary', id: Id) =>
  parentLevel === 'primary' ? secondaryCategoriesQuery(id) : tertiaryCategoriesQuery(id)
