import { Drawing } from '../components/shop/Drawing.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { paths } from '../paths.ts'

/** The 404 page, for any address the shop does not have (decision 25). */
export default function NotFound() {
  useStatus(404)
  return (
    <section className="wrap relative">
      <PageHead title="Page not found" />
      <p className="max-w-[34.5em] text-pretty">
        There is no page at this address. Check it for a slip, search for a part by name or part number, or
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
        src="/set/not-found@800.webp"
        size={240}
        className="mt-8 size-60 max-w-full lg:absolute lg:top-6 lg:right-8 lg:mt-0"
      />
    </section>
  )
}
