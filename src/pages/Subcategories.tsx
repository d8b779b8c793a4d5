import { useParams } from 'react-router-dom'
import type { Category } from '../api/categories.ts'
import { partsLink } from '../components/shop/categoryLinks.ts'
import { parentCrumbs } from '../components/shop/crumbs.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { RetryButton } from '../components/ui/RetryButton.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { paths } from '../paths.ts'
import { useTrail } from '../queries/trail.ts'
import type { Trail } from '../rules/trail.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { categoriesText } from '../text/categories.ts'
import { CategoryFromState } from './subcategories/CategoryFromState.tsx'
import { CategoryHead } from './subcategories/CategoryHead.tsx'
import { CategoryListing } from './subcategories/CategoryListing.tsx'
import { categoryFromNavigationState } from './subcategories/categoryFromNavigationState.ts'

/** Only the head while the category is looked up: anything below would shift when it arrives. */
function CategoryListingLoading({ slugOrId }: { slugOrId: string }) {
  return (
    <div role="status" className="wrap">
      <CategoryHead slug={slugOrId} crumbs={parentCrumbs([])} looking />
    </div>
  )
}

/** The category in the address could not be looked up (§8). */
function CategoryListingFailed({ retry }: { retry: () => void }) {
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

/** /categories/{id} and /categories/{primary}/{slug} (§2), from the state or the address (decisions 22, 23). */
export default function Subcategories() {
  const { primary, id = '' } = useParams()
  const state = useNavigationState()
  const fromState = categoryFromNavigationState(state, id, primary)
  // Remounts per address, so that nothing of the previous category is shown for the next one.
  const key = `${primary} ${id}`
  return fromState ? (
    <CategoryFromState key={key} {...fromState} slugOrId={id} />
  ) : (
    <CategoryFromAddress key={key} slugOrId={id} primary={primary} />
  )
}

type CategoryFromAddressProps = { slugOrId: string; primary: string | undefined }

function CategoryFromAddress({ slugOrId, primary }: CategoryFromAddressProps) {
  const { data: trail, isError, refetch } = useTrail(slugOrId, primary, { failed: categoriesText.failed })
  return (
    <div tabIndex={-1} className="outline-none!">
      {trail && <KnownCategory trail={trail} />}
      {trail === null && <NoSuchCategory />}
      {trail === undefined &&
        (isError ? (
          <CategoryListingFailed retry={() => void refetch()} />
        ) : (
          <CategoryListingLoading slugOrId={slugOrId} />
        ))}
    </div>
  )
}

function KnownCategory({ trail }: { trail: Trail<Category> }) {
  const [primary, secondary, tertiary] = trail
  if (tertiary) {
    return <Redirect {...partsLink(tertiary)} />
  }
  if (secondary)
    return <CategoryListing listedLevel="tertiary" category={secondary} parents={trail.slice(0, 1)} />
  return primary && <CategoryListing listedLevel="secondary" category={primary} parents={[]} />
}
