import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { consentAtom, renewIdsAtom } from '../atoms/consent.ts'
import { events, trackAtom } from '../atoms/tracking.ts'
import { limits } from '../rules/limits.ts'
import { isRedirecting } from './Redirect.tsx'

/** Sends activity pings and page visits (§7). A visit names only the path: queries hold tokens and search terms. */
export function ActivityTracking() {
  const { pathname } = useLocation()
  const track = useSetAtom(trackAtom)
  const renewIds = useSetAtom(renewIdsAtom)
  const counting = useAtomValue(consentAtom) === 'accepted'

  useEffect(() => {
    if (!counting) return
    renewIds()
    let timer: ReturnType<typeof setInterval> | undefined
    // A hidden tab does not count as active.
    const begin = () => {
      clearInterval(timer)
      if (document.hidden) return
      void track(events.activeUser())
      timer = setInterval(() => track(events.activeUser()), limits.activityPing)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [counting, track, renewIds])

  useEffect(() => {
    // An address that redirects at once, such as an empty category, is no visit.
    if (counting && !isRedirecting()) void track(events.pageVisit(pathname))
  }, [counting, pathname, track])

  return null
}
