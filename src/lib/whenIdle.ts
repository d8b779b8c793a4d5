/** Milliseconds that are waited for an idle moment at the most. */
const atMost = 2000

/** Calls back when the browser has nothing to do, or a moment later where it cannot tell. Gives what takes it back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: atMost })
  return () => cancelIdleCallback(handle)
}
