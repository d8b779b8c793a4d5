import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { clockAtom } from '../../../atoms/clock.ts'

/** The time, looked at again every so many milliseconds (§9) and when the shopper comes back. */
export function useRecheckedClock(every: number): number {
  const [now, look] = useAtom(clockAtom)
  useEffect(() => {
    look()
    const timer = setInterval(look, every)
    // The timers of a hidden tab hardly run, those of a laptop that sleeps not at all.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [look, every])
  return now
}
