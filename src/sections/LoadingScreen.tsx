import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'

/**
 * Removes the loading screen as soon as the profile check has ended, successful or not (decision 19). The screen itself
 * is in the first HTML (loadingScreen.html): it shows before any script and adds nothing to the bundle.
 */
export function LoadingScreen() {
  const known = useAtomValue(sessionKnownAtom)
  useLayoutEffect(() => {
    if (known) document.getElementById('loading')?.remove()
  }, [known])
  return null
}
