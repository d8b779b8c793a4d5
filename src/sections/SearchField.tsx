import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { SearchResult } from '../api/products.ts'
import { SearchBox } from '../components/shop/SearchBox.tsx'
import { SearchRow } from '../components/shop/SearchRow.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { type ActiveOption, optionStyle, preventBlur, useListbox } from '../components/ui/useListbox.ts'
import { listen } from '../lib/listen.ts'
import { useDebounced } from '../lib/useDebounced.ts'
import { useOnline } from '../lib/useOnline.ts'
import { categoryProductsPath, paths, searchPath } from '../paths.ts'
import { searchQuery } from '../queries/search.ts'
import { counted } from '../rules/counted.ts'
import { limits } from '../rules/limits.ts'
import { productsText } from '../text/products.ts'
import { searchText } from '../text/search.ts'
import { noteOf } from './search/noteOf.ts'
import { useSearchTracking } from './search/useSearchTracking.ts'

/** The results for the query in the box; undefined until their response is there, empty when it failed (§4, §9). */
function useSuggestions(query: string, open: boolean) {
  const debouncedQuery = useDebounced(query, limits.searchDelay, '')
  const result = useQuery(searchQuery(open && debouncedQuery === query ? query : '', limits.searchLimit))
  useSearchTracking(query, result)
  // Some back ends ignore the limit.
  return (result.data ?? (result.isError ? [] : undefined))?.slice(0, limits.searchLimit)
}

/** While `open`, calls `leave` when something outside the field's form is pressed or the focus leaves the field. */
function useInteractOutside(open: boolean, field: RefObject<HTMLInputElement | null>, leave: () => void) {
  useEffect(() => {
    if (!open) return
    const look = ({ type, target }: Event) => {
      const inside = type === 'focusin' ? field.current : field.current?.form
      if (!inside?.contains(target as Node)) leave()
    }
    // Not the field's blur event: on some touch screens a press on an empty area does not move the focus.
    return listen(document, 'focusin pointerdown', look)
  }, [open, field, leave])
}

/** The search box of the navigation bar with its results (§2). Enter opens the search page (decision 20). */
export function SearchField({ className }: { className?: string }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<ActiveOption>()
  const close = useCallback(() => setActive(undefined), [])
  const [typed, setTyped] = useTypedQuery(close)
  const query = typed.trim()
  const open = active !== undefined && query !== ''
  const suggestions = useSuggestions(query, open)
  const count = open && suggestions ? suggestions.length + moreRows(suggestions, query).length : 0
  const { field, listId, option } = useListbox(active, setActive, count)
  useInteractOutside(open, input, close)

  const show = () => setActive((now) => now ?? -1)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'Escape' || (key === 'Enter' && !query)) {
      event.preventDefault()
      if (open) close()
      else setTyped('')
    } else field.onKeyDown(event)
  }
  const choose = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // Opens in a new tab or window: this one stays as it is.
    if (metaKey || ctrlKey || shiftKey || altKey) return
    setTyped('')
    close()
  }
  return (
    <SearchBox
      className={className}
      value={typed}
      onType={setTyped}
      onSearch={(text) => {
        const to = searchPath(text)
        // Sent again while its page loads, it adds no second entry; a link does the same.
        if (text) navigate(to, { replace: new URL(to, window.location.href).href === window.location.href })
      }}
      ref={input}
      {...field}
      onKeyDown={press}
      onFocus={show}
      onClick={show}
    >
      <SearchPopup
        open={open}
        query={query}
        results={suggestions}
        listbox={{ listId, option }}
        onChoose={choose}
      />
    </SearchBox>
  )
}

/** The typed text, which follows the query in the search page's address. Calls `onNavigate` after a navigation. */
function useTypedQuery(onNavigate: () => void) {
  const { pathname, key } = useLocation()
  const [params] = useSearchParams()
  const addressQuery = pathname === paths.search ? (params.get('q') ?? '') : ''
  const [typed, setTyped] = useState(addressQuery)
  const [previous, setFollowed] = useState({ addressQuery, key })
  if (previous.addressQuery !== addressQuery || previous.key !== key) {
    setFollowed({ addressQuery, key })
    if (previous.addressQuery !== addressQuery) setTyped(addressQuery)
    // A navigation, be it to another page or to this one again.
    if (previous.key !== key) onNavigate()
  }
  return [typed, setTyped] as const
}

type SearchPopupProps = {
  open: boolean
  query: string
  results: readonly SearchResult[] | undefined
  listbox: Pick<ReturnType<typeof useListbox>, 'listId' | 'option'>
  onChoose: (event: MouseEvent) => void
}

/** The results below the search box of the navigation bar (§2), or the message for loading or no results. */
function SearchPopup({ open, query, results, listbox, onChoose }: SearchPopupProps) {
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

/** The parts found and, as the last options of the same list, links to more of their category (§2) and to all. */
const SearchOptions = ({ results, query, listbox: { listId, option }, onChoose }: SearchOptionsProps) => (
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

/** 'See More Results' (decision 20), where the category is known, and all results, where there may be more than shown. */
function moreRows(results: readonly SearchResult[], query: string): MoreRow[] {
  const { category_name: name, category_id: cat_id, category_slug }: Partial<SearchResult> = results[0] ?? {}
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
