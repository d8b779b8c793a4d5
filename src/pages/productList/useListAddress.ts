import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useNavigationState } from '../../lib/useNavigationState.ts'
import { type Filters, readFilters, writeFilters } from '../../rules/filters.ts'

/** Marks the history entry on which the drawer of filters stands open. */
const drawerMark = 'filters'

type State = Record<string, unknown>

const recordOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? (state as State) : {}

/**
 * The filters, order and page as the address has them, and the ways to change it. Every change is a history entry.
 *
 * The open drawer is an entry of its own that always lies on top: Back takes it away and nothing else, and what was
 * ticked meanwhile lies below it, one entry a change. That entry differs by its state alone, never by its address.
 */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const state = useNavigationState()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const { [drawerMark]: mark, ...handed } = recordOf(state)
  // Closed at once: the step back takes a moment, and a second press meanwhile would leave the page.
  const [closing, setClosing] = useState(false)
  const inHistory = mark === true
  if (closing && !inHistory) setClosing(false)
  const drawerOpen = inHistory && !closing

  const href = (next: Filters) => {
    const query = writeFilters(params, next).toString()
    return query ? `${pathname}?${query}` : pathname
  }
  const marked = { state: { ...handed, [drawerMark]: true } }
  const plain = { state: handed }

  return {
    filters,
    hrefOfPage: (page: number) => href({ ...filters, page }),
    /** Goes with every link to another page of this list: what the list was handed when it was opened. */
    state: handed,
    go: (next: Filters) => {
      navigate(href(next), { ...plain, replace: inHistory })
      if (inHistory) navigate(href(next), marked)
    },
    drawerOpen,
    openDrawer: () => {
      setClosing(false)
      // Pressed again while the drawer loads it is one entry all the same.
      if (!inHistory) navigate(pathname + search, marked)
    },
    /** `last` is a change that has not reached the address yet. */
    closeDrawer: (last?: Filters) => {
      setClosing(true)
      if (last) navigate(href(last), { ...plain, replace: true })
      else navigate(-1)
    },
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
