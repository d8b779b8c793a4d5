import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkUserAtom } from '../../atoms/account.ts'

/**
 * Back to a page that the browser had kept as it was, or to a tab that stood behind others: it is asked again whose it
 * is. Whoever logged out in another tab leaves nothing to be seen in this one.
 */
export function useCheckOnReturn() {
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
}
