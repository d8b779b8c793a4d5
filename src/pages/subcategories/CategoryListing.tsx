import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Category } from '../../api/categories.ts'
import { events, trackAtom } from '../../atoms/tracking.ts'
import { CategoryCard, CategoryCards, CategoryCardsLoading } from '../../components/shop/CategoryCards.tsx'
import { partsLink, secondaryLink } from '../../components/shop/categoryLinks.ts'
import { parentCrumbs } from '../../components/shop/crumbs.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { RetryButton } from '../../components/ui/Button.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { prefetch } from '../../lib/queryClient.ts'
import { childCategoriesQuery } from '../../queries/categories.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import { Redirect } from '../../sections/Redirect.tsx'
import { useCardViews } from '../../sections/useCardViews.ts'
import { categoriesText } from '../../text/categories.ts'
import { CategoryHead } from './CategoryHead.tsx'

type Level = 'secondary' | 'tertiary'

const levels = {
  secondary: { parentLevel: 'primary', failed: categoriesText.failed },
  tertiary: { parentLevel: 'secondary', failed: categoriesText.tertiaryFailed },
} as const

type CardsProps = { level: Level; parent: Category; categories: readonly Category[] }

/**
 * Subcategories lead to their tertiary categories, and views of them are tracked (§2, §4); tertiary categories lead to
 * their parts, and a click is recorded (§2, §6).
 */
function Cards({ level, parent, categories }: CardsProps) {
  const client = useQueryClient()
  const see = useCardViews(events.categoryView)
  const track = useSetAtom(trackAtom)
  const linkOf = (category: Category) =>
    level === 'secondary'
      ? {
          ...secondaryLink(addressOf(parent), category),
          onView: () => see(category.category_id),
          onAhead: () => prefetch(client, childCategoriesQuery('secondary', category.category_id)),
        }
      : {
          ...partsLink(category),
          onOpen: () => void track(events.categoryClick(category.category_id)),
        }
  return (
    <CategoryCards look="listing">
      {categories.map((category) => (
        <CategoryCard
          key={category.category_id}
          look="listing"
          category={category}
          {...linkOf(category)}
          eager
        />
      ))}
    </CategoryCards>
  )
}

const headingId = 'subcategories'
/** How many placeholder cards to show: most categories have about as many subcategories. */
const usualCount = 4

type CategoryListingProps = {
  listedLevel: Level
  category: Category
  parents: Trail<Category>
  /** Description, picture and parents are still being looked up: the list waits, since their arrival would shift it. */
  looking?: boolean
}

/** Lists the categories below a category. A category without any redirects to its parts (§2, decision 24). */
export function CategoryListing({ listedLevel, category, parents, looking = false }: CategoryListingProps) {
  const { parentLevel, failed } = levels[listedLevel]
  const { data, isLoadingError, refetch } = useQuery(childCategoriesQuery(parentLevel, category.category_id))
  useStatus(isLoadingError ? 503 : undefined)
  // Once shown, the list stays mounted while a retry is looking again, and keeps the focus.
  const ready = data !== undefined || isLoadingError || !looking
  const [listShown, setListShown] = useState(ready)
  if (ready && !listShown) setListShown(true)
  const { name } = category
  if (data?.length === 0) return <Redirect {...partsLink(category)} />

  const loading = !data && !isLoadingError
  return (
    <div className="wrap">
      <CategoryHead
        category={category}
        crumbs={[...parentCrumbs(parents), { label: name }]}
        looking={looking}
      />
      {listShown && (
        <section
          tabIndex={-1}
          aria-labelledby={headingId}
          aria-busy={loading}
          className="pt-9 md:pt-14 outline-none!"
        >
          <SectionHead
            id={headingId}
            title="Subcategories"
            unit="range"
            total={data?.length}
            className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
          />
          {isLoadingError && (
            <EmptyState
              title={failed}
              action={<RetryButton onClick={() => void refetch()} />}
              className="mt-5.5"
            >{`The list of its ranges did not arrive. All parts of ${name} can be seen without it.`}</EmptyState>
          )}
          {loading && <CategoryCardsLoading look="listing" count={usualCount} />}
          {data && <Cards level={listedLevel} parent={category} categories={data} />}
        </section>
      )}
    </div>
  )
}
