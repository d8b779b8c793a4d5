/**
 * Calls `compute` at the first call, with its arguments, and returns the same value from then on. A promise that rejects
 * is not kept: the next call computes again.
 */
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
