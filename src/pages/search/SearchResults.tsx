import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { recentlyViewedAtom } from '../../atoms/recentlyViewed.ts'
import { ownCategory, partsLink } from '../../components/shop/categoryLinks.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { soldQuery } from '../../queries/products.ts'
import { counted } from '../../rules/counted.ts'
import { productsText } from '../../text/products.ts'
import { searchText } from '../../text/search.ts'
import { FilteredList } from '../productList/FilteredList.tsx'
import type { ListAddress } from '../productList/useListAddress.ts'
import { NoMatches } from './NoMatches.tsx'
import { PartRows } from './PartRows.tsx'
import type { SearchPage } from './useSearchPage.ts'

type SearchResultsProps = { query: string; address: ListAddress; results: SearchPage }

/** All results of a query, as a product list; a failure shows as no results (§8). */
export function SearchResults({ query, address, results }: SearchResultsProps) {
  const { page, products, status, note, offline } = results
  const nothing = page?.size === 0
  const ready = status === 'ready' && page && !nothing
  return (
    <>
      <div className="text-ink-soft">
        {status !== 'ready' && <p className="mb-3">{productsText.loading}</p>}
        <div role="status">
          {ready && note && (
            <p
              key={note}
              dir="auto"
              className="mb-3 border-l-4 border-action bg-caution-tint px-3.5 py-2.5 text-ink wrap-anywhere"
            >
              {note}
            </p>
          )}
          {/* What heading and pager say already is for screen readers alone, which they do not tell of changes. */}
          <p className={page && page.total === page.size ? 'sr-only' : 'mb-3 empty:hidden'}>
            {ready &&
              `${counted(page.total, 'part')} found${page.pages > 1 ? `, page ${page.page} of ${page.pages}` : ''}`}
          </p>
        </div>
      </div>
      {ready && products && <FoundRanges products={products} />}
      {!nothing ? (
        <FilteredList address={address} list={results} none={null} />
      ) : offline ? (
        <OfflineSearch />
      ) : (
        status === 'ready' && <NoMatches query={query} />
      )}
    </>
  )
}

/** A search without a connection (BEY-32): the parts that were viewed on this device and are kept there. */
function OfflineSearch() {
  const ids = useAtomValue(recentlyViewedAtom)
  const { data: seen = [] } = useQuery({ ...soldQuery(ids), enabled: ids.length > 0 })
  return (
    <div className="max-w-200">
      <EmptyState title={searchText.offline} role="status">
        It goes on by itself when you are online again.
      </EmptyState>
      {seen.length > 0 && <PartRows title={searchText.seen} query="" parts={seen} />}
    </div>
  )
}

/** The ranges in which parts were found, with how many in each, the largest first; none where it is only one. */
function FoundRanges({ products }: { products: readonly Product[] }) {
  const ranges = useMemo(() => {
    const byId = new Map<string, { category: CategoryName; count: number }>()
    for (const category of products.flatMap((product) => ownCategory(product) ?? [])) {
      const id = String(category.category_id)
      byId.set(id, { category, count: (byId.get(id)?.count ?? 0) + 1 })
    }
    return [...byId.values()].sort((one, other) => other.count - one.count)
  }, [products])
  if (ranges.length < 2) return null
  return (
    <nav aria-label="Ranges of these parts" className="mb-4">
      <ul className="ring-in flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-1 md:flex-wrap">
        {ranges.map(({ category, count }) => (
          <li key={category.category_id} className="flex-none">
            <Link
              {...partsLink(category)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-edge bg-cell px-2.5 type-label font-stretch-[94%] no-underline hover:border-ink hover:bg-photo pointer-coarse:min-h-target"
            >
              <bdi>{category.name}</bdi>{' '}
              <span translate="no" className="type-mono text-ink-quiet">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
