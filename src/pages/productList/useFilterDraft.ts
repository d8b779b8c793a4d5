import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Filters, Sort } from '../../rules/filters.ts'
import { limits } from '../../rules/limits.ts'
import type { ListAddress } from './useListAddress.ts'

type Ticked = Pick<Filters, 'bands' | 'brands'>

const sameValues = (a: string[], b: string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))
const same = (a: Ticked, b: Ticked) => sameValues(a.bands, b.bands) && sameValues(a.brands, b.brands)

/**
 * The ticked filters. A tick shows at once; the address, and with it the list, follows `delay` ms after the last tick
 * and starts at page 1 (§2, §9). Back and Forward discard ticks that are not in the address yet.
 */
export function useFilterDraft(
  { filters, go, closeDrawer }: ListAddress,
  delay: number = limits.filterDebounce,
) {
  const { search } = useLocation()
  const type = useNavigationType()
  const [draft, setDraft] = useState<Ticked>()
  const [sort, showSort] = useOptimistic(filters.sort)
  const { bands, brands } = draft ?? filters
  const changed = draft !== undefined && !same(draft, filters)

  // The ticks passed to the router, until the address shows them.
  const sent = useRef<Ticked>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is there
  useEffect(() => {
    sent.current = undefined
  }, [search])

  const [followed, setFollowed] = useState(search)
  if (followed !== search) {
    setFollowed(search)
    if (type === 'POP') setDraft(undefined)
  }

  const settle = useEffectEvent(() =>
    startTransition(() => {
      setDraft(undefined)
      if (!changed) return
      sent.current = { bands, brands }
      go({ bands, brands, sort, page: 1 })
    }),
  )
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(settle, delay)
    // While the page behind a link loads, the list is still mounted, and its timer would navigate back to the list. So
    // the ticks are written to the address first, where Back finds them.
    const settleFirst = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      clearTimeout(timer)
      settle()
    }
    document.addEventListener('click', settleFirst, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', settleFirst, true)
    }
  }, [draft, delay])

  return {
    bands,
    brands,
    sort,
    tick: (ticked: Ticked) => setDraft(ticked),
    setSort: (chosen: Sort) =>
      startTransition(() => {
        showSort(chosen)
        setDraft(undefined)
        go({ bands, brands, sort: chosen, page: 1 })
      }),
    /** Closes the drawer and writes ticks that are not in the address yet: each change is one history entry. */
    closeDrawer: () => {
      const unsent = changed && !(sent.current && same({ bands, brands }, sent.current))
      closeDrawer(unsent ? { bands, brands, sort, page: 1 } : undefined)
      setDraft(undefined)
    },
  }
}
