import { counted } from '../../rules/counted.ts'
import { productsText } from '../../text/products.ts'
import { FilteredList } from '../productList/FilteredList.tsx'
import type { ListAddress } from '../productList/useListAddress.ts'
import { FoundRanges } from './FoundRanges.tsx'
import { NoMatches } from './NoMatches.tsx'
import { OfflineSearch } from './OfflineSearch.tsx'
import type { SearchPage } from './useSearchPage.ts'

type SearchResultsProps = { query: string; address: ListAddress; results: SearchPage }

/** All results of a query, as a product list; a failure shows as no results (§8). */
export function SearchResults({ query, address, results }: SearchResultsProps) {
  const { page, products, status, note, offline } = results
  const nothing = page?.size === 0
  const ready = status === 'ready' && page && !nothing
  return (
    <>
      <div className="mb-3 text-ink-soft">
        {status !== 'ready' && <p>{productsText.loading}</p>}
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
          {/* What the heading says already is for screen readers alone, which it does not tell of changes. */}
          <p className={page && page.total === page.size && page.pages === 1 ? 'sr-only' : undefined}>
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
