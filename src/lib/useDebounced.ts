import { useEffect, useState } from 'react'

/** Returns the last `value` that did not change for `delay` ms; `first` until there is one. */
export function useDebounced<Value>(value: Value, delay: number, first = value): Value {
  const [latest, setLatest] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setLatest(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return latest
}
