import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { clockAtom } from '../../../atoms/clock.ts'

/** The current time, updated every `every` milliseconds (§9) and when the shopper returns to the tab. */
export function useRecheckedClock(every: number): number {
  const [now, look] = useAtom(clockAtom)
  useEffect(() => {
    look()
    const timer = setInterval(look, every)
    // Timers are throttled in a hidden tab, and stop while the computer sleeps.
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
