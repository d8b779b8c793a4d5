import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResult } from '../../api/products.ts'
import { SearchRow } from '../../components/shop/SearchRow.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { optionStyle, preventBlur, type useListbox } from '../../components/ui/useListbox.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { categoryProductsPath, searchPath } from '../../paths.ts'
import { counted } from '../../rules/counted.ts'
import { limits } from '../../rules/limits.ts'
import { productsText } from '../../text/products.ts'
import { searchText } from '../../text/search.ts'
import { noteOf } from './noteOf.ts'

type SearchPopupProps = {
  open: boolean
  query: string
  results: readonly SearchResult[] | undefined
  listbox: Pick<ReturnType<typeof useListbox>, 'listId' | 'option'>
  onChoose: (event: MouseEvent) => void
}

/** The results below the search box of the navigation bar (§2), or the message for loading or no results. */
export function SearchPopup({ open, query, results, listbox, onChoose }: SearchPopupProps) {
  const online = useOnline()
  const note = results?.[0] ? noteOf(results, query) : ''
  const popup = useRef<HTMLDivElement>(null)
  // While the next results load the list keeps its height, so that it does not collapse at every pause.
  const height = useRef(0)
  useLayoutEffect(() => {
    if (!open) height.current = 0
    else if (results) height.current = popup.current?.offsetHeight ?? 0
  }, [open, results])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens, the box keeps the focus
    <div
      ref={popup}
      onMouseDown={preventBlur}
      style={
        open
          ? {
              maxHeight: `${limits.searchListHeight * 100}dvh`,
              minHeight: results ? undefined : height.current,
            }
          : undefined
      }
      className={
        open
          ? 'absolute inset-x-0 top-full z-40 mt-2 flex flex-col rounded-control border border-ink bg-cell shadow-over @max-[62.5rem]:mx-(--gutter) @min-[62.5rem]:min-w-155'
          : 'sr-only'
      }
    >
      {open && !results && <p className="px-4 py-3 text-ink-soft">{productsText.loading}</p>}
      <div role="status">
        {results?.length === 0 && (
          <p className="px-4 py-3">{online ? productsText.none : searchText.offline}</p>
        )}
        {note && (
          <p
            key={note}
            dir="auto"
            className="border-b border-line bg-caution-tint px-4 py-2 type-small wrap-anywhere"
          >
            {note}
          </p>
        )}
        {results?.[0] && <span className="sr-only">{`${counted(results.length, 'part')} shown`}</span>}
      </div>
      {results?.[0] && (
        <SearchOptions results={results} query={query} listbox={listbox} onChoose={onChoose} />
      )}
    </div>
  )
}

type SearchOptionsProps = Pick<SearchPopupProps, 'query' | 'listbox' | 'onChoose'> & {
  results: readonly SearchResult[]
}

type MoreRow = { label: string; to: string; state?: object }

/**
 * The parts found and, as the last options of the same list, links to more results in their category (§2) and to all
 * results.
 */
function SearchOptions({ results, query, listbox: { listId, option }, onChoose }: SearchOptionsProps) {
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
