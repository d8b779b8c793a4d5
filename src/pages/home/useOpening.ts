import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { homeOpenedAtom, openHomeAtom } from '../../atoms/homeOpened.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { announcementsQuery, bannersQuery } from '../../queries/content.ts'
import { limits } from '../../rules/limits.ts'

/** Milliseconds until the loading bar is full (§9). */
export const loadingBarMs = limits.loadingBarEvery * (100 / limits.loadingBarStep)

type Opening = {
  /** The loading bar stands in front of the page; `onFull` when it is full. */
  loading: boolean
  onFull: () => void
  /** It is known what stands at the top, so that nothing will be pushed down: before that it is out of sight. */
  placed: boolean
}

/**
 * How the home page opens (decision 18). The first time in a session the loading bar runs in front of it; later it
 * shows as soon as its top is known. It never waits for that longer than the bar takes.
 */
export function useOpening(): Opening {
  const opened = useAtomValue(homeOpenedAtom)
  const open = useSetAtom(openHomeAtom)
  const announcements = useQuery(announcementsQuery)
  const banners = useQuery(bannersQuery)
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? !opened : undefined)
  // Only the device knows: the page stands until it is asked.
  if (hydrated && first === undefined) setFirst(!opened)
  const [over, setOver] = useState(false)
  const onFull = useCallback(() => setOver(true), [])

  useEffect(() => {
    if (first === undefined) return
    open()
    if (first) return
    const timer = setTimeout(onFull, loadingBarMs)
    return () => clearTimeout(timer)
  }, [open, first, onFull])

  return {
    loading: first === true && !over,
    onFull,
    placed: (!announcements.isPending && !banners.isPending) || over,
  }
}
