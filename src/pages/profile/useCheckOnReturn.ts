import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { checkUserAtom } from '../../atoms/account.ts'

/** Back to a page that the browser had kept as it was: it is asked again whose it is. */
export function useCheckOnReturn() {
  const check = useSetAtom(checkUserAtom)
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void check()
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [check])
}
