import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { consentAtom } from '../atoms/consent.ts'
import { renewIdsAtom } from '../atoms/consentChoice.ts'
import { sessionKnownAtom } from '../atoms/session.ts'
import { trackAtom } from '../atoms/tracking.ts'
import { limits } from '../rules/limits.ts'

/**
 * Activity pings and page visits (§7): from the moment they are allowed, as long as they are. A page is named by its
 * path alone, since queries carry what was searched for and the tokens of reset links; filters, page numbers and
 * fragments are no visits.
 */
export function ActivityTracking() {
  const { pathname } = useLocation()
  const consent = useAtomValue(consentAtom)
  const known = useAtomValue(sessionKnownAtom)
  const track = useSetAtom(trackAtom)
  const renewIds = useSetAtom(renewIdsAtom)
  const counting = known && consent === 'accepted'

  useEffect(() => {
    if (!counting) return
    renewIds()
    let timer: ReturnType<typeof setInterval> | undefined
    // Nobody is active in a tab that is not seen.
    const begin = () => {
      clearInterval(timer)
      if (document.hidden) return
      track({ kind: 'activeUser' })
      timer = setInterval(() => track({ kind: 'activeUser' }), limits.activityPing)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [counting, track, renewIds])

  useEffect(() => {
    if (!counting) return
    // An address that leads on at once, as that of an empty category can, is gone again by then.
    const timer = setTimeout(() => track({ kind: 'pageVisit', page_url: pathname }))
    return () => clearTimeout(timer)
  }, [counting, pathname, track])

  return null
}
