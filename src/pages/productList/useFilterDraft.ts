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
 * What is ticked. A tick shows at once; the address, and with it the list, follows `delay` ms after the last one and
 * begins at page 1 (§2, §9). Back and Forward win over ticks that have not got there yet.
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

  // What has been sent to the address, which shows it a moment later.
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
    // While the page behind a link loads, the list still stands and its timer would navigate back over it: the ticks
    // go into the address first, so that Back comes to what was ticked.
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
    /** Closes the drawer. Ticks that have not been sent yet are taken along: each change is one entry of the history. */
    closeDrawer: () => {
      const unsent = changed && !(sent.current && same({ bands, brands }, sent.current))
      closeDrawer(unsent ? { bands, brands, sort, page: 1 } : undefined)
      setDraft(undefined)
    },
  }
}
