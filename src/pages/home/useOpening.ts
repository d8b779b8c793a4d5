import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { announcementsQuery, bannersQuery } from '../../queries/content.ts'
import { limits } from '../../rules/limits.ts'
import { homeVisitKey } from '../../rules/storageKeys.ts'

/** Milliseconds until the loading bar is full (§9). */
const loadingBarMs = limits.loadingBarEvery * (100 / limits.loadingBarStep)

const isFirstVisit = () => safeSessionStorage.read(homeVisitKey) === null

/** How the home page opens (decision 18): the loading bar covers it on the first visit of a session. */
export function useOpening() {
  const announcements = useQuery(announcementsQuery)
  const banners = useQuery(bannersQuery)
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? isFirstVisit() : undefined)
  // Whether this is the first visit is stored on the device and unknown before hydration; until then the page is shown.
  if (hydrated && first === undefined) setFirst(isFirstVisit())
  const [over, setOver] = useState(false)
  const onFull = useCallback(() => setOver(true), [])

  useEffect(() => {
    if (first === undefined) return
    safeSessionStorage.write(homeVisitKey, 'true')
    if (first) return
    const timer = setTimeout(onFull, loadingBarMs)
    return () => clearTimeout(timer)
  }, [first, onFull])

  return {
    /** The loading bar covers the page; it calls `onFull` when it is full. */
    loading: first === true && !over,
    onFull,
    /** The content at the top is known, so nothing will be pushed down; until then it is invisible. */
    topReady: (!announcements.isPending && !banners.isPending) || over,
  }
}
