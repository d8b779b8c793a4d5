import { useQuery } from '@tanstack/react-query'
import { Phone, Search } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { homeCrumb } from '../components/shop/crumbs.ts'
import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { WhenNear } from '../components/shop/WhenNear.tsx'
import { ButtonLink, buttonStyle, RetryButton } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import { isProductId, useProduct } from '../queries/products.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { type Id, toId } from '../rules/id.ts'
import { NewArrivals } from '../sections/NewArrivals.tsx'
import { RecentlyViewed } from '../sections/RecentlyViewed.tsx'
import { shop } from '../shop/config.ts'
import { productsText } from '../text/products.ts'
import { ProductLoading } from './productDetail/ProductLayout.tsx'
import { ProductScreen } from './productDetail/ProductScreen.tsx'

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
      {online && <RetryButton busy={busy} busyText="Trying..." onClick={onRetry} />}
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
