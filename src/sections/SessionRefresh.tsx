import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkUserAtom } from '../atoms/session.ts'

/**
 * Checks the session again when the browser restores the page from its back/forward cache, and when the tab becomes
 * visible: after a login or logout in another tab, this one must not go on as before.
 */
export function SessionRefresh() {
  const check = useSetAtom(checkUserAtom)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void check()
    const onVisibilityChange = () => document.hidden || void check()
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [check])
  return null
}
