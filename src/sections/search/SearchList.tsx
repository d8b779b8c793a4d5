import { useQuery } from '@tanstack/react-query'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { keepFocus, type Marked, useListbox } from '../../components/ui/useListbox.ts'
import { useDebounced } from '../../lib/useDebounced.ts'
import { searchQuery } from '../../queries/search.ts'
import { limits } from '../../rules/limits.ts'
import { productsText } from '../../text/products.ts'
import { ClearButton } from './ClearButton.tsx'
import { moreOf, SearchOptions } from './SearchOptions.tsx'
import { useInteractOutside } from './useInteractOutside.ts'
import { useSearchTracking } from './useSearchTracking.ts'

type SearchListProps = {
  /** The box of the navigation bar, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  /** Hands the box its keys, and what it says of the list. */
  onField: (field: Omit<ComponentProps<'input'>, 'value'>) => void
}

/** The results below the search box of the navigation bar: open while the box is focused and a query exists (§2). */
export default function SearchList({ input, typed, onType, onField }: SearchListProps) {
  const [marked, mark] = useState<Marked>(() => (document.activeElement === input.current ? -1 : undefined))
  const close = useCallback(() => mark(undefined), [])
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  // Another page, or this one anew.
  if (shownAt !== key) {
    setShownAt(key)
    close()
  }

  const query = typed.trim()
  const open = marked !== undefined && query !== ''
  // Nothing is settled at first: what was typed while this loaded waits for its pause like anything else.
  const settled = useDebounced(query, limits.searchDelay, '')
  // An answer is shown for the query in the box and no other, not even during the pause.
  const asked = open && settled === query ? query : ''
  const result = useQuery(searchQuery(asked, limits.searchLimit))
  useSearchTracking(asked, result)
  // Some back ends do not know the limit.
  const found = (result.data ?? (result.isError ? [] : undefined))?.slice(0, limits.searchLimit)
  const options = found ? found.length + (moreOf(found) ? 1 : 0) : 0
  const { field, listId, option } = useListbox(marked, mark, options)

  const combobox = useMemo(() => {
    const show = () => mark((now) => now ?? -1)
    const press = (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event
      if (key === 'Escape' || (key === 'Enter' && !query)) {
        event.preventDefault()
        if (open) close()
        else onType('')
      } else field.onKeyDown(event)
    }
    return { ...field, onKeyDown: press, onFocus: show, onClick: show }
  }, [field, open, query, close, onType])
  useLayoutEffect(() => onField(combobox), [combobox, onField])
  useInteractOutside(open, input, close)

  const popup = useRef<HTMLDivElement>(null)
  // While the next results load the list keeps its height, so that it does not shut and open with every word.
  const height = useRef(0)
  useLayoutEffect(() => {
    if (!open) height.current = 0
    else if (found) height.current = popup.current?.offsetHeight ?? 0
  }, [open, found])

  const choose = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // In a tab of its own: this one stays as it is.
    if (metaKey || ctrlKey || shiftKey || altKey) return
    onType('')
    close()
  }

  return (
    <>
      {typed && (
        <ClearButton
          onClick={() => {
            onType('')
            input.current?.focus()
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens, the box keeps the focus */}
      <div
        ref={popup}
        onMouseDown={keepFocus}
        style={
          open
            ? {
                maxHeight: `${limits.searchListHeight * 100}dvh`,
                minHeight: found ? undefined : height.current,
              }
            : undefined
        }
        className={
          open
            ? 'absolute inset-x-0 top-full z-40 mt-2 flex flex-col rounded-control border border-ink bg-cell shadow-over max-lg:mx-(--gutter) lg:min-w-155'
            : 'sr-only'
        }
      >
        {open && !found && <p className="px-4 py-3 text-ink-soft">{productsText.loading}</p>}
        <div role="status">
          {found?.length === 0 && <p className="px-4 py-3">{productsText.none}</p>}
          {found?.[0] && (
            <span className="sr-only">
              {found.length} {found.length === 1 ? 'part' : 'parts'} shown
            </span>
          )}
        </div>
        {found?.[0] && (
          <SearchOptions found={found} query={asked} onChoose={choose} listId={listId} option={option} />
        )}
      </div>
    </>
  )
}
