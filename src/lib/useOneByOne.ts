import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/**
 * How many of `count` components to mount: all of them, or with `staggered` one and then one more whenever the browser
 * is idle, so that no single task blocks a slow phone. `staggered` is read at the first render only.
 */
export function useOneByOne(count: number, staggered: boolean): number {
  const [mounted, setMounted] = useState(staggered ? 1 : count)
  useEffect(() => {
    if (mounted < count) return whenIdle(() => startTransition(() => setMounted(mounted + 1)))
  }, [mounted, count])
  return mounted
}
