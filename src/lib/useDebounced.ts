import { useEffect, useState } from 'react'

/** `value` as it stood `delay` ms after its last change; `first` until then. */
export function useDebounced<Value>(value: Value, delay: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
