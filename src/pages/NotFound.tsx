import { Drawing } from '../components/shop/Drawing.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Ranges } from '../components/shop/Ranges.tsx'
import { ButtonLink } from '../components/ui/Button.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { paths } from '../paths.ts'
import { shop } from '../shop/config.ts'

/** The 404 page, for any address the shop does not have (decision 25). */
export default function NotFound() {
  useStatus(404)
  return (
    <>
      <div className="wrap relative">
        <PageHead title="Page not found" />
        <p className="max-w-text text-pretty">
          There is no page at this address. It may be mistyped. Search for a part by name or part number, or
          start from one of these.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant="primary" hook>
            Products
          </ButtonLink>
          <ButtonLink to={paths.categories}>Categories</ButtonLink>
          <ButtonLink to={paths.search}>Search</ButtonLink>
          <ButtonLink to={paths.home}>Home</ButtonLink>
        </div>
        <Drawing
          src={shop.pictures.notFound}
          size={240}
          className="absolute top-6 right-8 size-60 max-lg:hidden"
        />
      </div>
      <div className="wrap pt-9 md:pt-12">
        <Ranges />
      </div>
    </>
  )
}
