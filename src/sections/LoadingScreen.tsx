import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'
import { limits } from '../rules/limits.ts'

/** Removes the loading screen of the HTML when the profile check has ended (decision 19) or takes too long. */
export function LoadingScreen() {
  const sessionKnown = useAtomValue(sessionKnownAtom)
  useLayoutEffect(() => {
    const remove = () => document.getElementById('loading')?.remove()
    if (sessionKnown) return remove()
    const timer = setTimeout(remove, limits.loadingScreenMost)
    return () => clearTimeout(timer)
  }, [sessionKnown])
  return null
}
