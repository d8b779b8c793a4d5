import { parentCrumbs } from '../../components/shop/categoryLinks.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { RetryButton } from '../../components/ui/RetryButton.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { paths } from '../../paths.ts'
import { categoriesText } from '../../text/categories.ts'

/** The category in the address could not be looked up (§8). */
export function CategoryListingFailed({ retry }: { retry: () => void }) {
  useStatus(503)
  return (
    <div className="wrap">
      <PageHead title="Categories" crumbs={parentCrumbs([])} />
      <EmptyState
        title={categoriesText.failed}
        action={
          <>
            <RetryButton onClick={retry} />
            <ButtonLink to={paths.products}>All products</ButtonLink>
          </>
        }
      >
        The categories did not arrive. All parts are still under Products.
      </EmptyState>
    </div>
  )
}
