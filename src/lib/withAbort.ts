/** Calls `stop` when `signal` is aborted; at once if it already is. */
export function onAbort(signal: AbortSignal, stop: () => void): void {
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
}

/** Settles as `promise` does, or rejects with the signal's reason as soon as `signal` is aborted. */
export const withAbort = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    onAbort(signal, () => reject(signal.reason))
    promise.then(resolve, reject)
  })
