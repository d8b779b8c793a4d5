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
    const restored = ({ persisted }: PageTransitionEvent) => persisted && void check()
    const seen = () => document.hidden || void check()
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [check])
  return null
}
