import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { ArrowRight, ChevronDown } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { dismissedIdsAtom } from '../atoms/dismissedAnnouncements.ts'
import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'
import { ProductCardSkeletons, ProductGrid } from '../components/shop/ProductGrid.tsx'
import { RetryButton, TextButton, TextLink } from '../components/ui/Button.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { focusPageHeading } from '../lib/focus.ts'
import { useDeviceValue, useHydrated } from '../lib/hydration/useHydrated.ts'
import { serverNow } from '../lib/serverClock.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { categoryProductsPath, paths } from '../paths.ts'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { announcementsQuery, bannersQuery } from '../queries/content.ts'
import { listPageQuery, listQuery } from '../queries/products.ts'
import { currentAnnouncements, withoutDismissed } from '../rules/content.ts'
import { noFilters } from '../rules/filters.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { homeVisitKey } from '../rules/storageKeys.ts'
import { BelowFold, LaidOutLater, layOutRest } from '../sections/BelowFold.tsx'
import { CategoryGrid } from '../sections/CategoryGrid.tsx'
import { NewArrivals } from '../sections/NewArrivals.tsx'
import { cardsRow, expandedRow, widthsOf } from '../sections/rowSizes.ts'
import { TrackedCard } from '../sections/TrackedCard.tsx'
import { useCardViews } from '../sections/useCardViews.ts'
import { shop } from '../shop/config.ts'
import { productsText } from '../text/products.ts'
import { AnnouncementBar } from './home/AnnouncementBar.tsx'
import { BannerSlider } from './home/BannerSlider.tsx'
import { Brands } from './home/Brands.tsx'
import { DeliveryImage } from './home/DeliveryImage.tsx'
import { HeaderImage } from './home/HeaderImage.tsx'
import { LoadingBar } from './home/LoadingBar.tsx'
import { PromoCards } from './home/PromoCards.tsx'

const none: Id[] = []

export default function Home() {
  const { loading, onFull, topReady } = useOpening()
  const covered = loading || !topReady
  useEffect(() => (covered ? undefined : layOutRest()), [covered])
  return (
    <>
      {loading && <LoadingBar onFull={onFull} />}
      <HeaderImage covered={loading} />
      <div inert={covered} className={topReady ? undefined : 'invisible'}>
        <Announcements covered={covered} />
        <Banners covered={covered} />
        {topReady && sections}
      </div>
    </>
  )
}

type CoveredProps = { covered: boolean }

/** The announcements: active, within their dates, not dismissed (§4, decision 17). None if the request failed. */
function Announcements({ covered }: CoveredProps) {
  const { data = [] } = useQuery(announcementsQuery)
  const dismissed = useDeviceValue(dismissedIdsAtom, none)
  const dismiss = useSetAtom(dismissedIdsAtom)
  const announcements = withoutDismissed(currentAnnouncements(data, serverNow()), dismissed)
  if (announcements.length === 0) return null
  const close = () => {
    dismiss(announcements.map(({ id }) => id))
    // The close button had the focus and unmounts with the bar.
    focusPageHeading()
  }
  const shown = announcements.slice(0, limits.rotating)
  return <AnnouncementBar announcements={shown} covered={covered} onClose={close} />
}

function Banners({ covered }: CoveredProps) {
  const { data, isLoadingError } = useQuery(bannersQuery)
  const banners = data?.filter(
    ({ title, content, images }) => title.trim() || content.trim() || images.length > 0,
  )
  if (isLoadingError || banners?.length === 0) return null
  return (
    <div className="wrap pt-5">
      {banners ? <BannerSlider banners={banners} covered={covered} /> : <Skeleton className="h-72" />}
    </div>
  )
}

/** Milliseconds until the loading bar is full (§9). */
const loadingBarMs = limits.loadingBarEvery * (100 / limits.loadingBarStep)

const isFirstVisit = () => safeSessionStorage.read(homeVisitKey) === null

/** How the home page opens (decision 18): the loading bar covers it on the first visit of a session. */
function useOpening() {
  const announcements = useQuery(announcementsQuery)
  const banners = useQuery(bannersQuery)
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? isFirstVisit() : undefined)
  // Whether this is the first visit is stored on the device and unknown before hydration; until then the page is shown.
  if (hydrated && first === undefined) setFirst(isFirstVisit())
  const [over, setOver] = useState(false)
  const onFull = useCallback(() => setOver(true), [])

  useEffect(() => {
    if (first === undefined) return
    safeSessionStorage.write(homeVisitKey, 'true')
    if (first) return
    const timer = setTimeout(onFull, loadingBarMs)
    return () => clearTimeout(timer)
  }, [first, onFull])

  return {
    /** The loading bar covers the page; it calls `onFull` when it is full. */
    loading: first === true && !over,
    onFull,
    /** The content at the top is known, so nothing will be pushed down; until then it is invisible. */
    topReady: (!announcements.isPending && !banners.isPending) || over,
  }
}

const About = () => (
  <section aria-labelledby="home-about" className="wrap grid gap-x-8 gap-y-4 pt-9 md:pt-14 lg:grid-cols-3">
    <h2 id="home-about" className="type-h1">
      {shop.home.about.title}
    </h2>
    <p>
      {shop.name} {shop.home.about.sells}
    </p>
    <div>
      <p>{shop.home.about.promise}</p>
      <TextLink to={paths.about} after={ArrowRight} className="mt-3">
        About Us
      </TextLink>
    </div>
  </section>
)

/** The home page below its banners, in the order of §2 and decision 18. The heights are about those on a phone. */
const HomeSections = () => (
  <>
    <LaidOutLater height={25} content={<DeliveryImage />} />
    <LaidOutLater height={34} content={<PromoCards />} />
    <LaidOutLater height={40} content={<Categories />} />
    {shop.home.rows.map((category) => (
      <LaidOutLater key={category.id} height={57} content={<ProductRow category={category} />} />
    ))}
    <LaidOutLater height={59} content={<NewArrivals />} />
    <LaidOutLater height={27} content={<FeaturesStrip />} />
    <LaidOutLater height={50} content={<Brands />} />
    <LaidOutLater height={18} content={<About />} />
  </>
)

// One element, so that the page can render again without making React hydrate the sections at once.
const sections = (
  <BelowFold fallback={<div className="min-h-dvh" />}>
    <HomeSections />
  </BelowFold>
)

function Categories() {
  const { data, isLoadingError } = useQuery(primaryCategoriesQuery)
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="home-categories" className="wrap pt-9 md:pt-14">
      <SectionHead
        id="home-categories"
        title="Categories"
        unit="range"
        total={data?.length}
        more={{ to: paths.categories, label: 'All ranges' }}
        className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
      />
      <CategoryGrid />
    </section>
  )
}

type ProductRowProps = { category: { id: Id; name: string; slug: string } }

/** The first parts of a category (§2 Home extras). An empty row is left out; a failed row shows the error. */
function ProductRow({ category: { id, name, slug } }: ProductRowProps) {
  const first = useQuery({ ...listPageQuery(id, noFilters), meta: { failed: productsText.failed } })
  const { data: page, isLoadingError, refetch } = first
  const [expanded, setExpanded] = useState(false)
  const { data: all } = useQuery({ ...listQuery(id), enabled: expanded })
  const see = useCardViews()
  if (page?.size === 0) return null

  const headingId = `home-row-${id}`
  const shown = expanded ? (all ?? page?.products) : page?.products.slice(0, limits.wideRow)
  const row = expanded && shown ? expandedRow(shown.length) : cardsRow
  // See More links to the category where a full row fits, and expands the row on narrower screens.
  const widths = page && page.size > limits.narrowRow.count ? widthsOf(page.size) : undefined
  return (
    <section aria-labelledby={headingId} aria-busy={!page && !isLoadingError} className="wrap pt-9 md:pt-14">
      <SectionHead
        id={headingId}
        title={name}
        visible={row.counts}
        total={page?.size}
        more={{ to: categoryProductsPath(slug, id), state: { cat_id: id, name }, className: widths?.whole }}
        action={
          widths
            ? (className) => (
                <TextButton
                  aria-expanded={expanded}
                  after={expanded ? undefined : ChevronDown}
                  onClick={() => setExpanded(!expanded)}
                  className={cx(className, widths.expandable)}
                >
                  <span>{expanded ? 'See Less' : 'See More'}</span>
                  <span className="sr-only"> {name}</span>
                </TextButton>
              )
            : undefined
        }
        className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
      />
      {isLoadingError ? (
        <div className="flex flex-wrap items-center gap-4 border border-t-0 border-line bg-cell p-5">
          <p>{productsText.failed}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      ) : (
        <ProductGrid columns="home" className={row.className}>
          {shown ? (
            shown.map((product) => <TrackedCard key={product.product_id} product={product} onView={see} />)
          ) : (
            <ProductCardSkeletons count={limits.wideRow} />
          )}
        </ProductGrid>
      )}
    </section>
  )
}
