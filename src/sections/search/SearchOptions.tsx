import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResult } from '../../api/products.ts'
import { SearchRow } from '../../components/shop/SearchRow.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { optionStyle, type useListbox } from '../../components/ui/useListbox.ts'
import { categoryProductsPath, searchPath } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'

type SearchOptionsProps = Pick<ReturnType<typeof useListbox>, 'listId' | 'option'> & {
  results: readonly SearchResult[]
  query: string
  onChoose: (event: MouseEvent) => void
}

type MoreRow = { label: string; to: string; state?: object }

/**
 * The parts found and, as the last options of the same list, links to more results in their category (§2) and to all
 * results.
 */
export function SearchOptions({ results, query, onChoose, listId, option }: SearchOptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Products" className="relative overflow-y-auto">
      {results.map((part, index) => (
        <SearchRow
          key={part.product_id}
          result={part}
          query={query}
          {...option(index)}
          role="option"
          tabIndex={-1}
          onClick={onChoose}
          className={optionStyle}
        />
      ))}
      <div
        role="presentation"
        className="flex divide-x divide-line max-sm:flex-col max-sm:divide-x-0 max-sm:divide-y"
      >
        {moreRows(results, query).map(({ label, to, state }, index) => (
          <Link
            key={to}
            to={to}
            state={state}
            {...option(results.length + index)}
            role="option"
            tabIndex={-1}
            onClick={onChoose}
            className={cx(
              'flex min-h-target flex-auto items-center gap-2 bg-surface px-4 py-2.5 type-control no-underline',
              optionStyle,
            )}
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <Icon icon={ArrowRight} className="ml-auto" />
          </Link>
        ))}
      </div>
    </div>
  )
}

/**
 * The rows below the results: 'See More Results' (decision 20), unless the back end does not state the category, and all
 * results, where there may be more than are shown.
 */
export function moreRows(results: readonly SearchResult[], query: string): MoreRow[] {
  const {
    category_name: name,
    category_id: cat_id,
    category_slug,
  } = results[0] ?? ({} as Partial<SearchResult>)
  const segment = category_slug || cat_id
  const hasCategory = name && segment !== undefined && segment !== ''
  return [
    ...(hasCategory
      ? [
          {
            label: `See More Results in ${name}`,
            to: categoryProductsPath(String(segment), cat_id),
            state: { name, cat_id },
          },
        ]
      : []),
    ...(results.length >= limits.searchLimit ? [{ label: 'All results', to: searchPath(query) }] : []),
  ]
}
