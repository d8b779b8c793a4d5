import { useEffect, useState } from 'react'

/** Returns the last `value` that did not change for `delay` ms; `first` until there is one. */
export function useDebounced<Value>(value: Value, delay: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
