import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../components/shop/SearchBox.tsx'
import { type ActiveOption, useListbox } from '../components/ui/useListbox.ts'
import { paths, searchPath } from '../paths.ts'
import { ClearButton } from './search/ClearButton.tsx'
import { moreResults } from './search/SearchOptions.tsx'
import { SearchPopup } from './search/SearchPopup.tsx'
import { useInteractOutside } from './search/useInteractOutside.ts'
import { useSuggestions } from './search/useSuggestions.ts'

/**
 * The search box of the navigation bar with its results, which are open while the box is focused and a query exists
 * (§2). Enter opens the search page with the query in its address (decision 20).
 */
export function SearchField({ className }: { className?: string }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<ActiveOption>()
  const close = useCallback(() => setActive(undefined), [])
  const [typed, setTyped] = useTypedQuery(close)
  const query = typed.trim()
  const open = active !== undefined && query !== ''
  const suggestions = useSuggestions(query, open)
  const count = open && suggestions ? suggestions.length + (moreResults(suggestions) ? 1 : 0) : 0
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
      onSearch={(text) => text && navigate(searchPath(text))}
      ref={input}
      {...field}
      onKeyDown={press}
      onFocus={show}
      onClick={show}
    >
      {typed && (
        <ClearButton
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        />
      )}
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
