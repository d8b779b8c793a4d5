/** Milliseconds to wait at most for an idle moment. */
const atMost = 2000

/** Calls back when the browser is idle, or after a short delay if it cannot tell. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: atMost })
  return () => cancelIdleCallback(handle)
}
