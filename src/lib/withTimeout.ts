/** Settles as `promise` does, or rejects when it has not settled within `ms`. */
export const withTimeout = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing arrived within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
