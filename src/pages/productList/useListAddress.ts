import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { listViewAtom } from '../../atoms/listView.ts'
import { useDeviceValue } from '../../lib/hydration.ts'
import { useNavigationState } from '../../lib/useNavigationState.ts'
import { type Filters, readFilters, type View, writeFilters } from '../../rules/filters.ts'
import { pageInView } from '../../rules/listPage.ts'

/** Marks the history entry on which the drawer of filters stands open. */
const drawerMark = 'filters'

/** What the filters change. */
type Change = Omit<Filters, 'view'>
type State = Record<string, unknown>

const recordOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? (state as State) : {}

/**
 * The filters, order and page as the address has them, and the ways to change it. Every change is a history entry. The
 * view is the one remembered on the device where the address names none.
 *
 * The open drawer is an entry of its own that always lies on top: Back takes it away and nothing else, and what was
 * ticked meanwhile lies below it, one entry a change. That entry differs by its state alone, never by its address.
 */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const state = useNavigationState()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const remembered = useDeviceValue(listViewAtom, 'cards')
  const filters = useMemo((): Filters => {
    const read = readFilters(params)
    // A page number counts the pages of the view that it was written in.
    return params.has('view') || params.has('page') ? read : { ...read, view: remembered }
  }, [params, remembered])
  const { [drawerMark]: mark, ...handed } = recordOf(state)
  // Closed at once: the step back takes a moment, and a second press meanwhile would leave the page.
  const [closing, setClosing] = useState(false)
  const inHistory = mark === true
  if (closing && !inHistory) setClosing(false)
  const drawerOpen = inHistory && !closing

  const href = (next: Filters) => {
    const written = writeFilters(params, next)
    if (next.view !== remembered) written.set('view', next.view)
    const query = written.toString()
    return query ? `${pathname}?${query}` : pathname
  }
  const marked = { state: { ...handed, [drawerMark]: true } }
  const plain = { state: handed }

  return {
    filters,
    hrefOfPage: (page: number) => href({ ...filters, page }),
    hrefOfView: (view: View) =>
      href({ ...filters, view, page: pageInView(filters.page, filters.view, view) }),
    /** Goes with every link to another page of this list: what the list was handed when it was opened. */
    state: handed,
    go: (change: Change) => {
      const next = href({ ...filters, ...change })
      navigate(next, { ...plain, replace: inHistory })
      if (inHistory) navigate(next, marked)
    },
    drawerOpen,
    openDrawer: () => {
      setClosing(false)
      // Pressed again while the drawer loads it is one entry all the same.
      if (!inHistory) navigate(pathname + search, marked)
    },
    /** `last` is a change that has not reached the address yet. */
    closeDrawer: (last?: Change) => {
      setClosing(true)
      if (last) navigate(href({ ...filters, ...last }), { ...plain, replace: true })
      else navigate(-1)
    },
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
