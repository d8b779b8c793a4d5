import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { listViewAtom } from '../../atoms/listView.ts'
import { useDeviceValue } from '../../lib/hydration/useHydrated.ts'
import { useNavigationState } from '../../lib/useNavigationState.ts'
import { type Filters, readFilters, writeFilters } from '../../rules/filters.ts'

/** Marks the history entry on which the filter drawer is open. */
const drawerMark = 'filters'

/** The part of the address that filters, sort and pages change. */
export type Change = Omit<Filters, 'view'>
type State = Record<string, unknown>

const recordOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? (state as State) : {}

/** Filters, sort and page in the address, an entry for each change. The open drawer's stays above them. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const state = useNavigationState()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const preferredView = useDeviceValue(listViewAtom, 'cards')
  const filters = useMemo((): Filters => {
    const read = readFilters(params)
    // A page number belongs to the view in which it was written: views differ in page size.
    return params.has('view') || params.has('page') ? read : { ...read, view: preferredView }
  }, [params, preferredView])
  // `typing` is for the search page's box, once, on arrival.
  const { [drawerMark]: mark, typing: _, ...passedOn } = recordOf(state)
  const inHistory = mark === true

  const href = (change: Partial<Filters>) => {
    const next = { ...filters, ...change }
    const nextParams = writeFilters(params, next)
    if (next.view !== preferredView) nextParams.set('view', next.view)
    const query = nextParams.toString()
    return query ? `${pathname}?${query}` : pathname
  }
  const withMark = { state: { ...passedOn, [drawerMark]: true } }
  const withoutMark = { state: passedOn }

  return {
    filters,
    /** The address of this list after a change. */
    href,
    /** The navigation state the list was opened with; every link to another page of the list passes it on. */
    state: passedOn,
    go: (change: Change) => {
      const next = href(change)
      navigate(next, { ...withoutMark, replace: inHistory })
      if (inHistory) navigate(next, withMark)
    },
    /** The history entry on which the filter drawer is open. */
    drawer: {
      inHistory,
      push: () => navigate(pathname + search, withMark),
      /** `last` is a change that has not reached the address yet. */
      leave: (last?: Change) => {
        if (last) navigate(href(last), { ...withoutMark, replace: true })
        else navigate(-1)
      },
    },
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
