import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  arePictured,
  CategoryCard,
  CategoryCards,
  CategoryCardsLoading,
} from '../components/shop/CategoryCards.tsx'
import { primaryLink } from '../components/shop/categoryLinks.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { RetryButton } from '../components/ui/Button.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { prefetch } from '../lib/queryClient.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from '../queries/categories.ts'
import { categoriesText } from '../text/categories.ts'

const firstRow = 4
const placeholderCount = 12

/** The primary categories with links to their subcategories (§2); on their own page the first row loads at once. */
export function CategoryGrid({ look = 'home' }: { look?: 'home' | 'index' }) {
  const { data, isLoadingError, refetch } = useQuery(primaryCategoriesQuery)
  useStatus(isLoadingError && look === 'index' ? 503 : undefined)
  const client = useQueryClient()
  return (
    <div tabIndex={-1} className="outline-none!">
      {isLoadingError && (
        <EmptyState title={categoriesText.failed} action={<RetryButton onClick={() => void refetch()} />}>
          The list of ranges did not arrive. All parts are still under Products.
        </EmptyState>
      )}
      {!data && !isLoadingError && <CategoryCardsLoading look={look} count={placeholderCount} />}
      {data?.length === 0 && (
        <EmptyState title={categoriesText.none}>
          There are none at present. All parts are under Products.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <CategoryCards look={look}>
          {data.map((category, at) => (
            <CategoryCard
              key={category.category_id}
              look={look}
              category={category}
              {...primaryLink(category)}
              eager={look === 'index' && at < firstRow}
              pictured={arePictured(data)}
              onAhead={() => prefetch(client, childCategoriesQuery('primary', category.category_id))}
            />
          ))}
        </CategoryCards>
      )}
    </div>
  )
}
