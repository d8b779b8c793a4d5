import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Phone, Search } from 'lucide'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Product } from '../api/products.ts'
import { viewPartAtom } from '../atoms/recentlyViewed.ts'
import { homeCrumb, productCrumbs } from '../components/shop/categoryLinks.ts'
import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { RatingLine } from '../components/shop/RatingLine.tsx'
import { WhenNear } from '../components/shop/WhenNear.tsx'
import { Breadcrumb } from '../components/ui/Breadcrumb.tsx'
import { ButtonLink, buttonStyle, RetryButton } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { useFromCache } from '../lib/useFromCache.ts'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import { isProductId, useProduct } from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { categoriesAbove } from '../queries/trail.ts'
import { plainText } from '../rules/description.ts'
import { type Id, toId } from '../rules/id.ts'
import { averageRating } from '../rules/rating.ts'
import { BelowFold } from '../sections/BelowFold.tsx'
import { NewArrivals } from '../sections/NewArrivals.tsx'
import { RecentlyViewed } from '../sections/RecentlyViewed.tsx'
import { shop } from '../shop/config.ts'
import { productsText } from '../text/products.ts'
import { BuyBox } from './productDetail/BuyBox.tsx'
import { Details } from './productDetail/Details.tsx'
import { Gallery } from './productDetail/Gallery.tsx'
import { OtherSizes } from './productDetail/OtherSizes.tsx'
import { useReviewsTab } from './productDetail/useReviewsTab.ts'

/** /products/{id} (§2). The sections below the product never wait for it. */
export default function ProductDetail() {
  const id = toId(useParams().id)
  return (
    <>
      {isProductId(id) ? <AnyProduct key={id} id={id} /> : <ProductMissing />}
      <WhenNear fallback={<div className="min-h-dvh" />}>
        <NewArrivals />
        <FeaturesStrip />
      </WhenNear>
    </>
  )
}

function AnyProduct({ id }: { id: Id }) {
  const { data: product, error, refetch } = useProduct(id)
  const [retrying, setRetrying] = useState(false)
  // Requests the reviews in parallel with the product; the components that show them render them.
  useQuery({ ...reviewsQuery(id), notifyOnChangeProps: [] })
  if (product === null) return <ProductMissing />
  if (product)
    return (
      <>
        <ProductScreen product={product} />
        <WhenNear>
          <div className="wrap">
            <RecentlyViewed except={[product.product_id]} />
          </div>
        </WhenNear>
      </>
    )
  if (error || retrying) {
    const retry = () => {
      setRetrying(true)
      void refetch().finally(() => setRetrying(false))
    }
    return <ProductFailed busy={retrying} onRetry={retry} />
  }
  return <ProductLoading />
}

const message = 'max-w-text text-ink-soft text-pretty'

type PageProps = { title: string; crumb: string; text: ReactNode; children: ReactNode }

const Page = ({ title, crumb, text, children }: PageProps) => (
  <div className="wrap">
    <PageHead
      title={title}
      crumbs={[homeCrumb, { label: 'Products', to: paths.products }, { label: crumb }]}
    />
    {text}
    <div className="mt-5 flex flex-wrap gap-2.5">{children}</div>
  </div>
)

/** PDP-17: the product could not be loaded, though it may exist. */
function ProductFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const online = useOnline()
  useStatus(503)
  return (
    <Page
      title={online ? productsText.notLoaded : productsText.notOnDevice}
      crumb="Not loaded"
      text={
        <p role="alert" className={message}>
          {online
            ? `The shop did not answer, or the connection is lost. Your cart is safe. Try again, or call ${shop.phone.display}.`
            : 'It opens by itself as soon as you are connected again.'}
        </p>
      }
    >
      {online && <RetryButton busy={busy} onClick={onRetry} />}
      <ButtonLink to={paths.products}>Products</ButtonLink>
    </Page>
  )
}

/** PDP-17: the address names no product of the shop. */
function ProductMissing() {
  useStatus(404)
  return (
    <Page
      title="We do not have this product"
      crumb="Not found"
      text={
        <p className={message}>
          It may no longer be sold, or the address may be mistyped. Look for the part by its name or number,
          or ask the trade counter, open <span className="whitespace-nowrap">{shop.hours}</span>.
        </p>
      }
    >
      <ButtonLink variant="solid" to={paths.products}>
        Products
      </ButtonLink>
      <ButtonLink to={paths.search}>
        <Icon icon={Search} size="sm" />
        Search
      </ButtonLink>
      <a href={`tel:${shop.phone.dial}`} className={buttonStyle()}>
        <Icon icon={Phone} size="sm" />
        Call {shop.phone.display}
      </a>
    </Page>
  )
}

/** Code of its own, left out where it does not arrive: an offer below what one came for. */
const GoesWith = lazyComponent<{ description: string }>(() =>
  import('./productDetail/GoesWith.tsx').catch(() => ({ default: () => null })),
)

/** The space of the table of other sizes, reserved so that little shifts. */
const tableSpace = <div className="min-h-88.5 md:min-h-89.5" />

function ProductScreen({ product: record }: { product: Product }) {
  const product = { ...record, description: plainText(record.description) }
  const { product_id: id, name, description } = product
  const { data: reviews } = useQuery(reviewsQuery(id))
  const parents = useFromCache((client) => categoriesAbove(client, product))
  const [, openTab] = useReviewsTab()
  const view = useSetAtom(viewPartAtom)
  useEffect(() => view(id), [view, id])
  const rating = {
    average: averageRating((reviews ?? []).map((review) => review.rating)),
    count: reviews?.length ?? 0,
  }

  const toReviews = (event: MouseEvent) => {
    event.preventDefault()
    openTab('reviews')
    const details = document.getElementById('about-part')
    // The Reviews tab or, on small screens, which have no tabs, the heading.
    const tab = details?.querySelector<HTMLElement>('[role=tab]:last-of-type')
    const heading = document.getElementById('reviews')
    const next = tab?.checkVisibility() ? tab : heading
    next?.scrollIntoView()
    next?.focus({ preventScroll: true })
  }

  return (
    <ProductLayout
      crumbs={<Breadcrumb crumbs={productCrumbs(product, parents)} short />}
      gallery={<Gallery images={product.images} name={name} sku={product.sku} />}
      buyBox={
        <BuyBox
          product={product}
          rating={
            // Keeps the height of the line while the reviews load.
            <div className="min-h-7 pointer-coarse:min-h-target">
              {reviews && <RatingLine {...rating} href="?tab=reviews#reviews" onOpen={toReviews} />}
            </div>
          }
        />
      }
    >
      <WhenNear fallback={product.category_id !== undefined && tableSpace}>
        <OtherSizes product={product} parents={parents} />
      </WhenNear>
      <WhenNear margin="25% 0px">
        <Suspense>
          <GoesWith description={description} />
        </Suspense>
      </WhenNear>
      <div className="mt-9 md:mt-10">
        <BelowFold fallback={detailsLoading}>
          <Details productId={id} description={description} unit={product.unit} />
        </BelowFold>
      </div>
    </ProductLayout>
  )
}

type ProductLayoutProps = {
  crumbs: ReactNode
  gallery: ReactNode
  buyBox: ReactNode
  /** Below: what one compares comes before what one reads. */
  children: ReactNode
}

/** The layout of the product screen, also while it loads. */
const ProductLayout = ({ crumbs, gallery, buyBox, children }: ProductLayoutProps) => (
  <div className="wrap">
    <div className="pt-3 pb-2 md:pt-5 md:pb-3.5">{crumbs}</div>
    <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_min(26.25rem,50%)] lg:gap-7 xl:grid-cols-[minmax(0,1fr)_min(28.25rem,50%)] xl:gap-10 2xl:grid-cols-[minmax(0,1fr)_min(38rem,50%)]">
      {gallery}
      {buyBox}
    </div>
    {children}
  </div>
)

/** Placeholder of description and reviews, on phones so high that what follows is not near yet. */
const detailsLoading = (
  <div aria-busy="true">
    <Skeleton className="h-dvh md:h-72" />
  </div>
)

/** PDP-01: placeholders of the product screen while the product loads. */
const ProductLoading = () => (
  <div role="status">
    <span className="sr-only">Loading product...</span>
    <ProductLayout
      crumbs={<Skeleton className="my-1 h-5 w-72 max-w-full" />}
      gallery={
        <div className="grid gap-3 md:grid-cols-[5.25rem_minmax(0,1fr)]">
          <Skeleton className="aspect-17/16 max-md:-mx-(--gutter) max-md:aspect-8/5" />
          <Skeleton className="h-11 md:order-first md:h-full" />
        </div>
      }
      buyBox={
        <div>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-2 h-9 w-4/5" />
          <Skeleton className="mt-2 h-9 w-3/5" />
          <Skeleton className="mt-3 h-6 w-44" />
          <Skeleton className="mt-5 h-51.5" />
          <Skeleton className="mt-4 h-target max-md:h-24" />
          <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        </div>
      }
    >
      <div className="mt-9 md:mt-10">{detailsLoading}</div>
    </ProductLayout>
  </div>
)
