import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { SearchRow } from '../../components/shop/SearchRow.tsx'
import { paths } from '../../paths.ts'
import { searchQuery } from '../../queries/search.ts'
import { counted } from '../../rules/counted.ts'
import { useSearchTracking } from '../../sections/search/useSearchTracking.ts'
import { productsText } from '../../text/products.ts'

/** All results of a query; a failure shows an empty list (§8). */
export function SearchResults({ query }: { query: string }) {
  const result = useQuery(searchQuery(query))
  useSearchTracking(query, result)
  const found = result.data ?? (result.isError ? [] : undefined)
  return (
    <>
      <div className="mb-3 text-ink-soft">
        {!found && <p>{productsText.loading}</p>}
        <p role="status">{found?.[0] && `${counted(found.length, 'part')} found`}</p>
      </div>
      {found?.length === 0 && (
        <EmptyState title={productsText.none} role="status" className="max-w-200">
          Try fewer words or a part number, or look through the{' '}
          <Link to={paths.categories} className="whitespace-nowrap">
            categories
          </Link>
          .
        </EmptyState>
      )}
      {found?.[0] && (
        <ul className="max-w-200 border border-b-0 border-line bg-cell">
          {found.map((part) => (
            <li key={part.product_id}>
              <SearchRow result={part} query={query} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
