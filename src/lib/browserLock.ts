/** Runs `act` in one tab of this browser at a time, or at once where the browser gives no locks. */
export async function withBrowserLock<Value>(
  name: string,
  signal: AbortSignal,
  act: () => Promise<Value>,
): Promise<Value> {
  const locks = navigator.locks as LockManager | undefined
  signal.throwIfAborted()
  if (!locks) return act()
  let isHeld = false
  const hold = () => {
    isHeld = true
    return act()
  }
  try {
    return await locks.request(name, { signal }, hold)
  } catch (error) {
    // A browser may refuse all locks, as to a page without an origin: then `act` must not wait for one.
    if (isHeld || signal.aborted) throw error
    return act()
  }
}
