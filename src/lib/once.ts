/** Computes at the first call, with its arguments, and returns that value from then on, but for a rejected promise. */
export function once<Arguments extends unknown[], Value>(
  compute: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  let kept: { value: Value } | undefined
  return (...given) => {
    if (kept) return kept.value
    const value = compute(...given)
    kept = { value }
    if (value instanceof Promise)
      value.catch(() => {
        kept = undefined
      })
    return value
  }
}
