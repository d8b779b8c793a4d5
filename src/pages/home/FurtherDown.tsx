import { useEffect } from 'react'
import { useOnDemand } from '../../lib/useOnDemand.ts'
import { barTime } from './useOpening.ts'

const load = () => import('./Below.tsx')

/**
 * What is below the first view, with its calls: fetched as soon as that has its pictures, while the loading bar still
 * runs (decision 18), so that it neither takes the line from the first view nor is waited for later. Its room is kept.
 */
export function FurtherDown() {
  const [Below, want] = useOnDemand(load)
  useEffect(() => {
    if (document.readyState === 'complete') {
      want()
      return
    }
    // A picture that never arrives holds up nothing.
    const timer = setTimeout(want, barTime)
    window.addEventListener('load', want, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', want)
    }
  }, [want])
  return Below ? <Below /> : <div className="min-h-dvh" />
}
