import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import { AskButtons } from '../../components/shop/AskButtons.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { SearchRow } from '../../components/shop/SearchRow.tsx'
import { paths } from '../../paths.ts'
import { nearestQuery } from '../../queries/search.ts'
import { productsText } from '../../text/products.ts'
import { Ranges } from './Ranges.tsx'

/** A search without results (§2): the parts nearest to it, the ranges, and whom to ask. */
export function NoMatches({ query }: { query: string }) {
  const { data: nearest, isLoading } = useQuery(nearestQuery(query))
  return (
    <div
      className={cx(
        'grid gap-7 lg:items-start lg:gap-8',
        // With nothing below the sentence, the two stand side by side at about the same height.
        nearest === null ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_24.25rem]',
      )}
    >
      <div className="min-w-0">
        <EmptyState
          title={productsText.none}
          role="status"
          action={<AskButtons message={`I am looking for: ${query}`} />}
        >
          Try fewer words or a part number, look through the{' '}
          <Link to={paths.categories} className="whitespace-nowrap">
            categories
          </Link>
          , or ask the counter: not every part is in the list.
        </EmptyState>
        {nearest && (
          <section aria-label="Nearest parts" className="mt-7">
            <h2 className="pb-2 type-h2">Nearest parts</h2>
            <ul className="border border-b-0 border-line border-t-ink bg-cell">
              {nearest.results.map((part) => (
                <li key={part.product_id}>
                  <SearchRow result={part} query={nearest.query} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {/* Their place depends on whether there are nearest parts: they appear together, so that nothing moves. */}
      <Ranges
        className={cx(
          isLoading && 'invisible noscript:visible',
          nearest === null && '[&_ul]:columns-[15rem]',
        )}
      />
    </div>
  )
}
