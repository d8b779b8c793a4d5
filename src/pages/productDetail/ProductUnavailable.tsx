import { Phone, Search } from 'lucide'
import type { ReactNode } from 'react'
import { homeCrumb } from '../../components/shop/crumbs.ts'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { ButtonLink, buttonStyle, RetryButton } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { paths } from '../../paths.ts'
import { shop } from '../../shop/config.ts'
import { productsText } from '../../text/products.ts'

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
export function ProductFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
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
export function ProductMissing() {
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
