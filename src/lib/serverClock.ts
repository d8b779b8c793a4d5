/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead = 0

/** A smaller difference is the time that the response took. */
const leastDifference = 60_000

/** Notes the time that a response states in its `Date` header. It must come from the server, not from a cache. */
export function noteServerTime(date: string | null) {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  ahead = Math.abs(difference) < leastDifference ? 0 : difference
}

/** The time by the server's clock, in milliseconds: that of a device may be wrong. */
export const serverNow = (): number => Date.now() + ahead
