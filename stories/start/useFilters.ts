import { useEffect, useRef, useState } from 'react'

/** While one types, Storybook's frame need not write each letter into the address. */
const pause = 300

/**
 * What is chosen on a page, which begins as `given` by the address. Each change is told to Storybook's frame, which puts
 * it into the address.
 */
export function useFilters<F extends object>(given: F, tell: (change: Partial<F>) => void) {
  const [filters, setFilters] = useState(given)
  const told = useRef(JSON.stringify(given))
  const timer = useRef<number>(undefined)
  const address = JSON.stringify(given)
  useEffect(() => {
    // A link has set something else.
    if (address === told.current || timer.current) return
    told.current = address
    setFilters(JSON.parse(address))
  }, [address])
  const change = (part: Partial<F>) => {
    const next = { ...filters, ...part }
    setFilters(next)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      told.current = JSON.stringify(next)
      tell(next)
    }, pause)
  }
  return [filters, change] as const
}
