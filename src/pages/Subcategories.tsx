import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Category } from '../api/categories.ts'
import { events, trackAtom } from '../atoms/tracking.ts'
import { CategoryCards, CategoryCardsLoading } from '../components/shop/CategoryCards.tsx'
import { parentCrumbs, partsLink, secondaryLink } from '../components/shop/categoryLinks.ts'
import { EmptyState, LoadFailed } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Breadcrumb, type Crumb } from '../components/ui/Breadcrumb.tsx'
import { ButtonLink, RetryButton } from '../components/ui/Button.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { fetchQuery } from '../lib/queryClient.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { paths } from '../paths.ts'
import { childCategoriesQuery } from '../queries/categories.ts'
import { cachedTrails, trailQuery, useTrail } from '../queries/trail.ts'
import { sameId } from '../rules/id.ts'
import { addressOf, type Trail } from '../rules/trail.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { useCardViews } from '../sections/useCardViews.ts'
import { shop } from '../shop/config.ts'
import { categoriesText } from '../text/categories.ts'
import {
  categoryFromNavigationState,
  type ParentCategory,
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
    <CategoryFromState key={key} {...fromState} slugOrId={id} primary={primary} />
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
  if (secondary) return <CategoryListing level="secondary" category={secondary} parents={trail.slice(0, 1)} />
  return primary && <CategoryListing level="primary" category={primary} parents={[]} />
}

type CategoryFromStateProps = ParentCategory & { slugOrId: string; primary: string | undefined }

/** A category from the navigation state; its picture and parents follow from the category calls, silently. */
function CategoryFromState({ level, category, primary, slugOrId }: CategoryFromStateProps) {
  const enabled = level === 'primary' || primary !== undefined
  const { data, isLoading } = useTrail(slugOrId, primary, { enabled })
  const client = useQueryClient()
  useEffect(() => {
    // Keeps the request alive when this page is left before the response: the next page's breadcrumb needs it.
    if (enabled) void fetchQuery(client, trailQuery(slugOrId, primary)).catch(() => undefined)
  }, [client, enabled, slugOrId, primary])
  const { category_id, description } = category
  const depth = level === 'primary' ? 1 : 2
  // Ids may repeat across levels, so the depth must match too.
  const trail = (data ? [data] : cachedTrails(client)).find(
    ({ length, [depth - 1]: last }) => length === depth && last && sameId(last.category_id, category_id),
  )
  const current = trail?.at(-1)
  return (
    <CategoryListing
      level={level}
      category={current ? { ...current, description: current.description || description } : category}
      parents={trail?.slice(0, -1) ?? []}
      looking={isLoading}
    />
  )
}

type CardsProps = ParentCategory & { categories: readonly Category[] }

/** Views of subcategories are tracked (§4); of tertiary categories, which lead to their parts, the clicks are (§6). */
function Cards({ level, category: parent, categories }: CardsProps) {
  const see = useCardViews(events.categoryView)
  const track = useSetAtom(trackAtom)
  const linkOf = (category: Category) =>
    level === 'primary'
      ? { ...secondaryLink(addressOf(parent), category), onView: () => see(category.category_id) }
      : { ...partsLink(category), onOpen: () => void track(events.categoryClick(category.category_id)) }
  return <CategoryCards look="listing" categories={categories} linkOf={linkOf} />
}

const headingId = 'subcategories'
/** How many placeholder cards to show: most categories have about as many subcategories. */
const usualCount = 4

type CategoryListingProps = ParentCategory & {
  parents: Trail<Category>
  /** Description, picture and parents are still being looked up: the list waits, since their arrival would shift it. */
  looking?: boolean
}

/** Lists the categories below a category. A category without any redirects to its parts (§2, decision 24). */
function CategoryListing({ level, category, parents, looking = false }: CategoryListingProps) {
  const { data, isLoadingError, refetch } = useQuery(childCategoriesQuery(level, category.category_id))
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
            <LoadFailed
              title={level === 'primary' ? categoriesText.failed : categoriesText.tertiaryFailed}
              onRetry={refetch}
              className="mt-5.5"
            >
              {`The list of its ranges did not arrive. All parts of ${name} can be seen without it.`}
            </LoadFailed>
          )}
          {loading && <CategoryCardsLoading look="listing" count={usualCount} />}
          {data && <Cards level={level} category={category} categories={data} />}
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
function CategoryHead({ category, slug = '', crumbs, looking }: CategoryHeadProps) {
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
