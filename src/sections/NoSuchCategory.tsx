import { homeCrumb } from '../components/shop/categoryLinks.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { ButtonLink } from '../components/ui/Button.tsx'
import { useStatus } from '../lib/pageResponse.ts'
import { paths } from '../paths.ts'

const title = 'No such range'
const crumbs = [homeCrumb, { label: 'Categories', to: paths.categories }, { label: title }]

/** The page for an address whose category does not exist; its status is 404. */
export function NoSuchCategory() {
  useStatus(404)
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={crumbs} />
      <p className="max-w-text text-ink-soft text-pretty">
        The shop has no range at this address. It may have been renamed or taken out. Look through the ranges
        or through all products.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to={paths.categories} variant="solid">
          All ranges
        </ButtonLink>
        <ButtonLink to={paths.products}>All products</ButtonLink>
      </div>
    </div>
  )
}
