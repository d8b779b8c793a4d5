import { useQuery } from '@tanstack/react-query'
import { CategoryCards, CategoryCardsLoading } from '../components/shop/CategoryCards.tsx'
import { primaryLink } from '../components/shop/categoryLinks.ts'
import { EmptyState, LoadFailed } from '../components/shop/EmptyState.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { categoriesText } from '../text/categories.ts'

const placeholderCount = 12

/** The primary categories with links to their subcategories (§2). */
export function CategoryGrid({ look = 'home' }: { look?: 'home' | 'index' }) {
  const { data, isLoadingError, refetch } = useQuery(primaryCategoriesQuery)
  useStatus(isLoadingError && look === 'index' ? 503 : undefined)
  return (
    <div tabIndex={-1} className="outline-none!">
      {isLoadingError && (
        <LoadFailed title={categoriesText.failed} onRetry={refetch}>
          The list of ranges did not arrive. All parts are still under Products.
        </LoadFailed>
      )}
      {!data && !isLoadingError && <CategoryCardsLoading look={look} count={placeholderCount} />}
      {data?.length === 0 && (
        <EmptyState title={categoriesText.none}>
          There are none at present. All parts are under Products.
        </EmptyState>
      )}
      {data && data.length > 0 && <CategoryCards look={look} categories={data} linkOf={primaryLink} />}
    </div>
  )
}
