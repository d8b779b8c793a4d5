import { counted } from '../../rules/counted.ts'
import { productsText } from '../../text/products.ts'
import { FilteredList } from '../productList/FilteredList.tsx'
import { useListAddress } from '../productList/useListAddress.ts'
import { NoMatches } from './NoMatches.tsx'
import { useSearchPage } from './useSearchPage.ts'

/** All results of a query, as a product list; a failure shows as no results (§8). */
export function SearchResults({ query }: { query: string }) {
  const address = useListAddress()
  const results = useSearchPage(query, address.filters)
  const { page, status, exact } = results
  const nothing = page?.size === 0
  return (
    <>
      <div className="mb-3 text-ink-soft">
        {status !== 'ready' && <p>{productsText.loading}</p>}
        <p role="status">
          {status === 'ready' &&
            page &&
            !nothing &&
            `${counted(page.total, 'part')} found${exact ? '' : ', nearest to what was typed'}${page.pages > 1 ? `, page ${page.page} of ${page.pages}` : ''}`}
        </p>
      </div>
      {nothing ? (
        status === 'ready' && <NoMatches query={query} />
      ) : (
        <FilteredList address={address} list={results} none={null} />
      )}
    </>
  )
}
