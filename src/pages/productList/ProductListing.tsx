import type { ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { counted } from '../../rules/counted.ts'
import type { Id } from '../../rules/id.ts'
import { productsText } from '../../text/products.ts'
import { FilteredList } from './FilteredList.tsx'
import { EmptyList } from './NoResults.tsx'
import { useListAddress } from './useListAddress.ts'
import { type ListState, useListPage } from './useListPage.ts'

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
export function ProductListing({ category, title, crumbs, onRetry }: ProductListingProps) {
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
