import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import { CategoryHead } from './CategoryHead.tsx'

/** The room of a listing whose category is still being looked for. What is below it would move when its words come. */
export function CategoryListingLoading() {
  return (
    <div role="status" className="wrap">
      <CategoryHead crumbs={parentCrumbs([])} looking />
    </div>
  )
}
