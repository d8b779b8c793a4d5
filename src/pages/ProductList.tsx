import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { homeCrumb, parentCrumbs } from '../components/shop/categoryLinks.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import type { Crumb } from '../components/ui/Breadcrumb.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useFromCache } from '../lib/useFromCache.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { searchPath } from '../paths.ts'
import { cachedCategoryName, cachedCategoryParents, cachedListSize, listQuery } from '../queries/products.ts'
import { cachedTrails, useTrail } from '../queries/trail.ts'
import { counted } from '../rules/counted.ts'
import { type Id, sameId, toId } from '../rules/id.ts'
import { listCategory } from '../rules/listCategory.ts'
import { readCategoryState } from '../rules/navigationState.ts'
import { trailOf } from '../rules/trail.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { shop } from '../shop/config.ts'
import { productsText } from '../text/products.ts'
import { FilteredList } from './productList/FilteredList.tsx'
import { EmptyList } from './productList/NoResults.tsx'
import { useListAddress } from './productList/useListAddress.ts'
import { type ListState, useListPage } from './productList/useListPage.ts'

/** The breadcrumb down to a category, from cached responses; it sends no request. */
const useParentCrumbs = (id: Id | undefined, slug: string): Crumb[] =>
  useFromCache((client) => {
    if (id === undefined) return parentCrumbs([])
    const trail = trailOf(cachedTrails(client), id, slug)
    return parentCrumbs(trail?.slice(0, -1) ?? cachedCategoryParents(client, id, slug))
  })

/** /products and /category/{slug}/products (§2): the category comes from the navigation state or the address alone. */
export default function ProductList() {
  const { slug } = useParams()
  const state = useNavigationState()
  const [params] = useSearchParams()
  if (slug === undefined)
    return <ProductListing category="all" title="Products" crumbs={[homeCrumb, { label: 'Products' }]} />
  const { cat_id = params.get('cat_id'), name } = readCategoryState(state) ?? {}
  const id = toId(cat_id)
  if (id !== undefined && name) return <CategoryProducts key={id} id={id} name={name} slug={slug} />
  return <LinkedCategory key={`${slug} ${id}`} id={id} slug={slug} />
}

type CategoryProps = {
  id: Id | undefined
  slug: string
  name?: string
  loading?: boolean
  failed?: () => void
}

function CategoryProducts({ id, slug, name = 'Products', loading = false, failed }: CategoryProps) {
  const title = loading ? (
    <>
      <span className="sr-only">{name}</span>
      <Skeleton className="h-9 w-60 max-w-full" />
    </>
  ) : (
    name
  )
  return (
    <ProductListing
      category={id}
      title={title}
      crumbs={[...useParentCrumbs(id, slug), { label: name }]}
      onRetry={failed}
    />
  )
}

function LinkedCategory({ id, slug }: { id: Id | undefined; slug: string }) {
  const linked = useLinkedCategory(slug, id)
  if (linked.status === 'missing') {
    // The footer names the shop's ranges, whatever categories the back end has (decision 23).
    const range = id === undefined && shop.ranges.find((each) => each.slug === slug)
    return range ? <Redirect to={searchPath(range.name)} /> : <NoSuchCategory />
  }
  return (
    <CategoryProducts
      id={linked.id}
      slug={slug}
      name={linked.name}
      loading={linked.status === 'loading'}
      failed={linked.retry}
    />
  )
}

/** '57 parts, page 2 of 5'; without the page number if there is only one page. */
const countLine = (total: number, page: number, pages: number) =>
  `${counted(total, 'part')}${pages > 1 ? `, page ${page} of ${pages}` : ''}`

type ProductListingProps = {
  /** The listed category; undefined while it is being looked up. */
  category: Id | 'all' | undefined
  title: ReactNode
  crumbs: readonly Crumb[]
  /** Set when the look-up of the category failed: tries it again. */
  onRetry?: (() => void) | undefined
}

/** The product list: its heading, and the parts of the category (§2). */
function ProductListing({ category, title, crumbs, onRetry }: ProductListingProps) {
  const address = useListAddress()
  const state = useListPage(category, address.filters)
  const list: ListState = onRetry ? { ...state, status: 'failed', retry: onRetry } : state
  const { page, status } = list
  return (
    <div className="wrap">
      <PageHead
        title={title}
        crumbs={crumbs}
        meta={
          <p role="status">
            {status === 'ready' && page && <span>{countLine(page.total, page.page, page.pages)}</span>}
            {(status === 'loading' || status === 'changing') && (
              <>
                <span className="sr-only">{productsText.loading}</span>
                <Skeleton className="my-1 h-3.5 w-40" />
              </>
            )}
          </p>
        }
      />
      <FilteredList
        address={address}
        list={list}
        ranges={category === 'all'}
        none={<EmptyList all={category === 'all'} />}
      />
    </div>
  )
}

const notAsked = { status: 'pending' } as const

/** The category that a pasted link names, with what repeats a failed search for it (§8): see `listCategory`. */
function useLinkedCategory(slug: string, id: Id | undefined) {
  const client = useQueryClient()
  // What came with the HTML: one page of the list. The whole list is not requested for the name alone.
  const [initial] = useState(() =>
    id === undefined ? {} : { name: cachedCategoryName(client, id), size: cachedListSize(client, id) },
  )
  const list = useQuery({
    ...listQuery(id ?? 'all'),
    enabled: id !== undefined && initial.size === undefined,
  })
  const ownProduct = list.data?.find(
    ({ category_id }) => id !== undefined && category_id !== undefined && sameId(category_id, id),
  )
  const known = {
    id,
    name: initial.name ?? ownProduct?.category_name,
    listEnded: initial.size !== undefined || !list.isPending,
    size: initial.size ?? list.data?.length,
  }
  const bySlug = useTrail(slug, undefined, {
    enabled: listCategory({ ...known, bySlug: notAsked, byId: notAsked }).needsSlug,
    ...(id === undefined && { failed: productsText.failed }),
  })
  const byId = useTrail(String(id ?? ''), undefined, {
    enabled: listCategory({ ...known, bySlug, byId: notAsked }).needsId,
  })
  const category = listCategory({ ...known, bySlug, byId })
  const failed = category.needsId ? byId : bySlug
  return { ...category, retry: category.status === 'failed' ? () => void failed.refetch() : undefined }
}
