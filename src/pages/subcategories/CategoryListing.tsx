import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Category } from '../../api/categories.ts'
import { events, trackAtom } from '../../atoms/tracking.ts'
import {
  arePictured,
  CategoryCard,
  CategoryCards,
  CategoryCardsLoading,
} from '../../components/shop/CategoryCards.tsx'
import { partsLink, secondaryLink } from '../../components/shop/categoryLinks.ts'
import { parentCrumbs } from '../../components/shop/crumbs.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { Breadcrumb, type Crumb } from '../../components/ui/Breadcrumb.tsx'
import { ButtonLink, RetryButton } from '../../components/ui/Button.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { prefetch } from '../../lib/queryClient.ts'
import { childCategoriesQuery } from '../../queries/categories.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import { Redirect } from '../../sections/Redirect.tsx'
import { useCardViews } from '../../sections/useCardViews.ts'
import { shop } from '../../shop/config.ts'
import { categoriesText } from '../../text/categories.ts'

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
          pictured={arePictured(categories)}
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

type CategoryHeadProps = {
  category?: Category
  /** Of the address, which names the picture before the category is known. */
  slug?: string
  crumbs: readonly Crumb[]
  looking: boolean
}

/** The picture of a category's parts in use, if the shop has one (`scenes` of its data). */
const sceneOf = (slug: string) => (Object.hasOwn(shop.scenes, slug) ? shop.scenes[slug] : undefined)

/** §2 The head of a category page: picture, name, description, and a link to all its parts. */
export function CategoryHead({ category, slug = '', crumbs, looking }: CategoryHeadProps) {
  const { name, description, thumbnail } = category ?? {}
  const scene = sceneOf(category?.slug ?? slug)
  const hasPicture = looking || Boolean(thumbnail)
  return (
    <>
      <Breadcrumb crumbs={crumbs} className="pt-5" />
      <div
        className={cx(
          'mt-2 grid border border-line bg-photo',
          scene ? 'md:grid-cols-2' : 'grid-cols-[minmax(0,1fr)_36%] md:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className={cx('px-4 md:px-8', !hasPicture && 'col-span-full')}>
          <PageHead
            crumbs="none"
            title={
              name ?? (
                <>
                  <span className="sr-only">{categoriesText.loading}</span>
                  <Skeleton className="h-9 w-60 max-w-full" />
                </>
              )
            }
          />
          {description && <p className="max-w-text text-pretty">{description}</p>}
          {!description && looking && <Skeleton className="my-1 h-4 w-3/4" />}
        </div>
        {scene && (
          <div className="-order-1 md:order-none md:row-span-2">
            <Picture
              src={scene}
              alt=""
              width={24}
              height={11}
              // Half of a phone's width: the smaller file is sharp enough there, and a third of the bytes.
              sizes="50vw"
              eager
              cover
              className="size-full"
            />
          </div>
        )}
        {!scene && hasPicture && (
          <div className="self-center md:row-span-2">
            {thumbnail ? (
              <Picture src={thumbnail} alt="" sizes="(width >= 48rem) 19rem, 36vw" eager />
            ) : (
              <Skeleton className="aspect-4/3" />
            )}
          </div>
        )}
        <div className="col-span-full px-4 pt-4 pb-5 md:col-span-1 md:self-end md:px-8 md:pb-8">
          {category && (
            <ButtonLink {...partsLink(category)} variant="solid">{`All parts in ${name}`}</ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}
