import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { Category } from '../api/categories.ts'
import { partsLink } from '../components/shop/categoryLinks.ts'
import { parentCrumbs } from '../components/shop/crumbs.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink, RetryButton } from '../components/ui/Button.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { fetchQuery } from '../lib/queryClient.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { paths } from '../paths.ts'
import { cachedTrails, trailQuery, useTrail } from '../queries/trail.ts'
import { sameId } from '../rules/id.ts'
import type { Trail } from '../rules/trail.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { categoriesText } from '../text/categories.ts'
import { CategoryHead, CategoryListing } from './subcategories/CategoryListing.tsx'
import {
  categoryFromNavigationState,
  type StateCategory,
} from './subcategories/categoryFromNavigationState.ts'

/** Only the head while the category is looked up: anything below would shift when it arrives. */
const CategoryListingLoading = ({ slugOrId }: { slugOrId: string }) => (
  <div role="status" className="wrap">
    <CategoryHead slug={slugOrId} crumbs={parentCrumbs([])} looking />
  </div>
)

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

function CategoryFromAddress({ slugOrId, primary }: { slugOrId: string; primary: string | undefined }) {
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
  if (tertiary) return <Redirect {...partsLink(tertiary)} />
  if (secondary)
    return <CategoryListing listedLevel="tertiary" category={secondary} parents={trail.slice(0, 1)} />
  return primary && <CategoryListing listedLevel="secondary" category={primary} parents={[]} />
}

type CategoryFromStateProps = StateCategory & { slugOrId: string }

/** A category from the navigation state; its picture and parents follow from the category calls, silently. */
function CategoryFromState({ listedLevel, category, primary, slugOrId }: CategoryFromStateProps) {
  const enabled = listedLevel === 'secondary' || primary !== undefined
  const { data, isLoading } = useTrail(slugOrId, primary, { enabled })
  const client = useQueryClient()
  useEffect(() => {
    // Keeps the request alive when this page is left before the response: the next page's breadcrumb needs it.
    if (enabled) void fetchQuery(client, trailQuery(slugOrId, primary)).catch(() => undefined)
  }, [client, enabled, slugOrId, primary])
  const { category_id, description } = category
  const depth = listedLevel === 'secondary' ? 1 : 2
  // Ids may repeat across levels, so the depth must match too.
  const trail = (data ? [data] : cachedTrails(client)).find(
    ({ length, [depth - 1]: last }) => length === depth && last && sameId(last.category_id, category_id),
  )
  const current = trail?.at(-1)
  return (
    <CategoryListing
      listedLevel={listedLevel}
      category={current ? { ...current, description: current.description || description } : category}
      parents={trail?.slice(0, -1) ?? []}
      looking={isLoading}
    />
  )
}
