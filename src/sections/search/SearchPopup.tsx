import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { SearchResult } from '../../api/products.ts'
import { preventBlur, type useListbox } from '../../components/ui/useListbox.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { counted } from '../../rules/counted.ts'
import { limits } from '../../rules/limits.ts'
import { productsText } from '../../text/products.ts'
import { searchText } from '../../text/search.ts'
import { noteOf } from './noteOf.ts'
import { SearchOptions } from './SearchOptions.tsx'

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
      {results?.[0] && <SearchOptions results={results} query={query} onChoose={onChoose} {...listbox} />}
    </div>
  )
}
