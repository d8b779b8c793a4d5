import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../components/shop/SearchBox.tsx'
import { type ActiveOption, useListbox } from '../components/ui/useListbox.ts'
import { listen } from '../lib/listen.ts'
import { useDebounced } from '../lib/useDebounced.ts'
import { paths, searchPath } from '../paths.ts'
import { searchQuery } from '../queries/search.ts'
import { limits } from '../rules/limits.ts'
import { moreRows, SearchPopup } from './search/SearchPopup.tsx'
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
