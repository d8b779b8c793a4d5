import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { homeVisitedAtom, visitHomeAtom } from '../../atoms/homeVisit.ts'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { announcementsQuery, bannersQuery } from '../../queries/content.ts'
import { limits } from '../../rules/limits.ts'

/** Milliseconds until the loading bar is full (§9). */
const loadingBarMs = limits.loadingBarEvery * (100 / limits.loadingBarStep)

type Opening = {
  /** The loading bar covers the page; it calls `onFull` when it is full. */
  loading: boolean
  onFull: () => void
  /** The content at the top is known, so nothing will be pushed down; until then it is invisible. */
  topReady: boolean
}

/** How the home page opens (decision 18): the loading bar covers it on the first visit of a session. */
export function useOpening(): Opening {
  const hasVisited = useAtomValue(homeVisitedAtom)
  const markVisited = useSetAtom(visitHomeAtom)
  const announcements = useQuery(announcementsQuery)
  const banners = useQuery(bannersQuery)
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? !hasVisited : undefined)
  // Whether this is the first visit is stored on the device and unknown before hydration; until then the page is shown.
  if (hydrated && first === undefined) setFirst(!hasVisited)
  const [over, setOver] = useState(false)
  const onFull = useCallback(() => setOver(true), [])

  useEffect(() => {
    if (first === undefined) return
    markVisited()
    if (first) return
    const timer = setTimeout(onFull, loadingBarMs)
    return () => clearTimeout(timer)
  }, [markVisited, first, onFull])

  return {
    loading: first === true && !over,
    onFull,
    topReady: (!announcements.isPending && !banners.isPending) || over,
  }
}
