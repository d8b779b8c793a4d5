import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'
import { limits } from '../rules/limits.ts'

/**
 * Removes the loading screen as soon as the profile check has ended, successful or not (decision 19), or when it takes
 * too long: the shop can be used without it. The screen itself is in the first HTML (loadingScreen.html): it shows before any script and adds nothing to the bundle.
 */
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
