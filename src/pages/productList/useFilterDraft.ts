import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { noSelection, type Selection, type Sort, type View } from '../../rules/filters.ts'
import { limits } from '../../rules/limits.ts'
import { pageInView } from '../../rules/listPage.ts'
import type { Change, ListAddress } from './useListAddress.ts'

const sameValues = (a: string[], b: string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))
const groups = Object.keys(noSelection) as (keyof Selection)[]
const sameSelection = (a: Selection, b: Selection) => groups.every((group) => sameValues(a[group], b[group]))
const selectionOf = (filters: Selection) =>
  Object.fromEntries(groups.map((group) => [group, filters[group]])) as Selection

/** The ticked filters: a tick shows at once, address and list follow a pause (§9). Back discards what is not there yet. */
export function useFilterDraft({ filters, go, href }: ListAddress) {
  const { search } = useLocation()
  const type = useNavigationType()
  const [draft, setDraft] = useState<Selection>()
  const [sort, showSort] = useOptimistic(filters.sort)
  const selection = useMemo(() => selectionOf(draft ?? filters), [draft, filters])
  const isChanged = draft !== undefined && !sameSelection(draft, filters)

  // The ticks passed to the router, until the address shows them.
  const pending = useRef<Selection>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is there
  useEffect(() => {
    pending.current = undefined
  }, [search])
  const isUnsent = () => draft !== undefined && !sameSelection(draft, pending.current ?? filters)

  const [previousSearch, setPreviousSearch] = useState(search)
  if (previousSearch !== search) {
    setPreviousSearch(search)
    if (type === 'POP') setDraft(undefined)
  }

  const commit = useEffectEvent(() =>
    startTransition(() => {
      setDraft(undefined)
      if (!isUnsent()) return
      pending.current = selection
      go({ ...selection, sort, page: 1 })
    }),
  )
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(commit, limits.filterDebounce)
    // While the page behind a link loads, the list is still mounted, and its timer would navigate back to the list. So
    // the ticks are written to the address first, where Back finds them.
    const commitFirst = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      clearTimeout(timer)
      commit()
    }
    document.addEventListener('click', commitFirst, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', commitFirst, true)
    }
  }, [draft])

  return {
    selection,
    sort,
    tick: setDraft,
    // Each link to a page or view of the list has what is ticked, in the address or not yet.
    hrefOfPage: (page: number) => href({ ...selection, sort, page }),
    hrefOfView: (view: View) =>
      href({ ...selection, sort, view, page: isChanged ? 1 : pageInView(filters.page, filters.view, view) }),
    setSort: (next: Sort) =>
      startTransition(() => {
        showSort(next)
        setDraft(undefined)
        go({ ...selection, sort: next, page: 1 })
      }),
    /** Ends the draft, and returns its ticks if they are not in the address yet: each change is one history entry. */
    takeUnsent: (): Change | undefined => {
      setDraft(undefined)
      return isUnsent() ? { ...selection, sort, page: 1 } : undefined
    },
  }
}
