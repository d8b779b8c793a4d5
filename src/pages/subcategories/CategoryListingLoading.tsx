import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import { CategoryHead } from './CategoryHead.tsx'

/**
 * Placeholder while the category is being looked up: only its head, since anything below would shift when it arrives.
 */
export function CategoryListingLoading() {
  return (
    <div role="status" className="wrap">
      <CategoryHead crumbs={parentCrumbs([])} looking />
    </div>
  )
}
