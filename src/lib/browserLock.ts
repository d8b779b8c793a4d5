import { withAbort } from './withAbort.ts'

/** Runs `act` in one tab of this browser at a time, or at once where the browser gives no locks. */
export async function withBrowserLock<Value>(
  name: string,
  signal: AbortSignal,
  act: () => Promise<Value>,
): Promise<Value> {
  let release = () => {}
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve
  })
  const acquisition = new Promise<void>((resolve) => {
    const hold = () => {
      resolve()
      return releasePromise
    }
    // Refused, or given up: `act` must not wait for it.
    const locks = navigator.locks as LockManager | undefined
    if (locks) locks.request(name, { signal }, hold).catch(() => resolve())
    else resolve()
  })
  try {
    await withAbort(acquisition, signal)
    return await act()
  } finally {
    release()
  }
}
