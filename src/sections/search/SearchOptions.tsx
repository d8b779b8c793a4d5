import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResult } from '../../api/products.ts'
import { SearchRow } from '../../components/shop/SearchRow.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { optionStyle, type useListbox } from '../../components/ui/useListbox.ts'
import { categoryProductsPath } from '../../paths.ts'

type SearchOptionsProps = Pick<ReturnType<typeof useListbox>, 'listId' | 'option'> & {
  results: readonly SearchResult[]
  query: string
  onChoose: (event: MouseEvent) => void
}

/** The parts found and, as the last option of the same list, a link to more results in their category (§2). */
export function SearchOptions({ results, query, onChoose, listId, option }: SearchOptionsProps) {
  const more = moreResults(results)
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
      {more && (
        <Link
          to={more.to}
          state={more.state}
          {...option(results.length)}
          role="option"
          tabIndex={-1}
          onClick={onChoose}
          className={cx(
            'flex min-h-target items-center gap-2 bg-surface px-4 py-3 type-control no-underline',
            optionStyle,
          )}
        >
          <span>{`See More Results in ${more.name}`}</span>
          <Icon icon={ArrowRight} className="ml-auto" />
        </Link>
      )}
    </div>
  )
}

/** The link of 'See More Results' (decision 20); undefined when the back end does not state the category. */
export function moreResults(results: readonly SearchResult[] | undefined) {
  const { category_name: name, category_id: cat_id, slug } = results?.[0] ?? {}
  const segment = slug || cat_id
  return name && segment !== undefined && segment !== ''
    ? { name, to: categoryProductsPath(String(segment), cat_id), state: { name, cat_id } }
    : undefined
}
