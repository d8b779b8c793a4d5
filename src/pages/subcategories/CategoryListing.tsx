import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { Category } from '../../api/categories.ts'
import { events, trackAtom } from '../../atoms/tracking.ts'
import { CategoryCard } from '../../components/shop/CategoryCard.tsx'
import { CategoryCells, CategoryCellsLoading } from '../../components/shop/CategoryCells.tsx'
import { partsLink } from '../../components/shop/categoryLinks.ts'
import { parentCrumbs } from '../../components/shop/crumbs.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { RetryButton } from '../../components/ui/Button.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { childCategoriesQuery } from '../../queries/categories.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import { Redirect } from '../../sections/Redirect.tsx'
import { categoriesText } from '../../text/categories.ts'
import { CategoryHead } from './CategoryHead.tsx'
import { SubcategoryCards } from './SubcategoryCards.tsx'

/** The tertiary categories, each leading to its parts; a click is recorded (§2, §6). */
function TertiaryCards({ categories }: { categories: readonly Category[] }) {
  const track = useSetAtom(trackAtom)
  return (
    <CategoryCells look="listing">
      {categories.map((category) => (
        <CategoryCard
          key={category.category_id}
          look="listing"
          name={category.name}
          thumbnail={category.thumbnail}
          description={category.description}
          {...partsLink(category)}
          eager
          onOpen={() => void track(events.categoryClick(category.category_id))}
        />
      ))}
    </CategoryCells>
  )
}

type CategoryListingProps = {
  listedLevel: 'secondary' | 'tertiary'
  category: Category
  parents: Trail<Category>
  /** Description, picture and parents are still being looked up: the list waits, since their arrival would shift it. */
  looking?: boolean
}

/** Lists the categories below a category. A category without any redirects to its parts (§2, decision 24). */
export function CategoryListing({ listedLevel, category, parents, looking = false }: CategoryListingProps) {
  const parentLevel = listedLevel === 'secondary' ? 'primary' : 'secondary'
  const { data, isLoadingError, refetch } = useQuery(childCategoriesQuery(parentLevel, category.category_id))
  // Once shown, the list stays mounted while a retry is looking again, and keeps the focus.
  const ready = data !== undefined || isLoadingError || !looking
  const [listShown, setListShown] = useState(ready)
  if (ready && !listShown) setListShown(true)
  const { name } = category
  const address = addressOf(category)
  if (data?.length === 0) return <Redirect {...partsLink(category)} />

  const failed = listedLevel === 'secondary' ? categoriesText.failed : categoriesText.tertiaryFailed
  return (
    <div className="wrap">
      <CategoryHead
        category={category}
        crumbs={[...parentCrumbs(parents), { label: name }]}
        looking={looking}
      />
      {listShown && (
        <SubcategorySection
          name={name}
          count={data?.length}
          failed={isLoadingError ? failed : undefined}
          retry={() => void refetch()}
        >
          {data &&
            (listedLevel === 'secondary' ? (
              <SubcategoryCards primary={address} categories={data} />
            ) : (
              <TertiaryCards categories={data} />
            ))}
        </SubcategorySection>
      )}
    </div>
  )
}

type SubcategorySectionProps = {
  name: string
  count: number | undefined
  failed: string | undefined
  retry: () => void
  children: ReactNode
}

const headingId = 'subcategories'
/** How many placeholder cards to show: most categories have about as many subcategories. */
const usualCount = 4

/** The subcategories of a category, or their loading or failed state. */
function SubcategorySection({ name, count, failed, retry, children }: SubcategorySectionProps) {
  useStatus(failed ? 503 : undefined)
  const loading = count === undefined && !failed
  return (
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
        total={count}
        className={failed ? undefined : 'min-h-20 md:min-h-16'}
      />
      {failed && (
        <EmptyState
          title={failed}
          action={<RetryButton onClick={retry} />}
          className="mt-5.5"
        >{`The list of its ranges did not arrive. All parts of ${name} can be seen without it.`}</EmptyState>
      )}
      {loading && <CategoryCellsLoading look="listing" count={usualCount} />}
      {children}
    </section>
  )
}
