import { crumbsAbove } from '../../components/shop/categoryLinks.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { useHead } from '../../lib/useHead.ts'
import { paths } from '../../paths.ts'
import { pageTitle } from '../../rules/productHead.ts'
import { shop } from '../../shop.config.ts'
import { categoriesText } from '../../text/categories.ts'

/** The category at the address could not be looked for (§8). */
export function ListingFailed({ retry }: { retry: () => void }) {
  useHead({ title: pageTitle('Categories', shop.name) })
  return (
    <div className="wrap">
      <PageHead title="Categories" crumbs={crumbsAbove([])} />
      <EmptyState
        title={categoriesText.failed}
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <ButtonLink to={paths.products}>All products</ButtonLink>
          </>
        }
      >
        The categories did not arrive. All parts are still under Products.
      </EmptyState>
    </div>
  )
}
