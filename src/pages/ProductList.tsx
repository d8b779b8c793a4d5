import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useHead } from '../lib/useHead.ts'
import { categoryProductsPath, paths, readCategoryState } from '../paths.ts'
import { type Id, toId } from '../rules/id.ts'
import { pageTitle } from '../rules/productHead.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { shop } from '../shop.config.ts'
import { Listing } from './productList/Listing.tsx'
import { useCrumbsAbove } from './productList/useCrumbsAbove.ts'
import { useLinkedCategory } from './productList/useLinkedCategory.ts'

/** /products and /category/{slug}/products (§2): the category comes handed over, or from the address alone. */
export default function ProductList() {
  const { slug } = useParams()
  const { state } = useLocation()
  const [params] = useSearchParams()
  if (slug === undefined) return <AllProducts />
  const { cat_id = params.get('cat_id'), name } = readCategoryState(state) ?? {}
  const id = toId(cat_id)
  if (id !== undefined && name) return <CategoryProducts key={id} id={id} name={name} slug={slug} />
  return <LinkedCategory key={`${slug} ${id}`} id={id} slug={slug} />
}

const home = { label: 'Home', to: paths.home }

function AllProducts() {
  useHead({
    title: pageTitle('Products', shop.name),
    description: `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
    canonical: shop.origin + paths.products,
  })
  return <Listing category="all" title="Products" crumbs={[home, { label: 'Products' }]} />
}

type CategoryProps = {
  id: Id | undefined
  slug: string
  name?: string
  looking?: boolean
  failed?: () => void
}

function CategoryProducts({ id, slug, name = 'Products', looking = false, failed }: CategoryProps) {
  useHead({
    title: pageTitle(name, shop.name),
    description: `${name} at ${shop.name}: every part with its number, unit and price inc VAT. Delivered in Colombo and island-wide.`,
    canonical: shop.origin + categoryProductsPath(slug),
  })
  const title = looking ? (
    <>
      <span className="sr-only">{name}</span>
      <Skeleton className="h-9 w-60 max-w-full" />
    </>
  ) : (
    name
  )
  return (
    <Listing
      category={id}
      title={title}
      crumbs={[...useCrumbsAbove(id, slug), { label: name }]}
      failed={failed}
    />
  )
}

function LinkedCategory({ id, slug }: { id: Id | undefined; slug: string }) {
  const found = useLinkedCategory(slug, id)
  if (found.status === 'none') return <NoSuchCategory />
  return (
    <CategoryProducts
      id={found.id}
      slug={slug}
      name={found.name}
      looking={found.status === 'looking'}
      failed={found.retry}
    />
  )
}
