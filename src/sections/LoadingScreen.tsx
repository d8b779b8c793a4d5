import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { sessionKnownAtom } from '../atoms/session.ts'

/**
 * Takes the loading screen away as soon as the profile check has ended, whichever way (decision 19). The screen
 * itself is in the first HTML (loadingScreen.html), where it shows before any script and costs the bundle nothing.
 */
export function LoadingScreen() {
  const known = useAtomValue(sessionKnownAtom)
  useLayoutEffect(() => {
    if (known) document.getElementById('loading')?.remove()
  }, [known])
  return null
}
