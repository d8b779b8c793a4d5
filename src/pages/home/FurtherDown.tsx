import { useEffect } from 'react'
import { useOnDemand } from '../../lib/useOnDemand.ts'

const load = () => import('./Below.tsx')

/**
 * What is below the first view, with its calls: fetched as soon as that stands, while the loading bar still runs
 * (decision 18), so that it neither holds up the first view nor is waited for later. Its room is kept.
 */
export function FurtherDown() {
  const [Below, want] = useOnDemand(load)
  useEffect(want, [want])
  return Below ? <Below /> : <div className="min-h-dvh" />
}
