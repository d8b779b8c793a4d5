import { Phone, Search } from 'lucide'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { buttonStyle } from '../../components/ui/Button.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { paths } from '../../paths.ts'
import { shop } from '../../shop.config.ts'

const title = 'We do not have this product'

/** PDP-17: the address names no product of the shop. */
export function ProductMissing() {
  useStatus(404)
  return (
    <div className="wrap">
      <PageHead
        title={title}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Products', to: paths.products },
          { label: 'Not found' },
        ]}
      />
      <p className="max-w-[34.5em] text-ink-soft text-pretty">
        It may no longer be sold, or the address may have a slip in it. Look for the part by its name or
        number, or ask the trade counter, open <span className="whitespace-nowrap">{shop.hours}</span>.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink variant="solid" to={paths.products}>
          Products
        </ButtonLink>
        <ButtonLink to={paths.search}>
          <Icon icon={Search} size="sm" />
          Search
        </ButtonLink>
        <a href={`tel:${shop.phone.dial}`} className={buttonStyle({})}>
          <Icon icon={Phone} size="sm" />
          Call {shop.phone.display}
        </a>
      </div>
    </div>
  )
}
