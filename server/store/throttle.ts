import type { Throttle } from './guards.ts'

/** The state of a key: number of events, time of the first and of the last one, in milliseconds. */
export type AttemptCount = { count: number; since: number; last: number }

/** Milliseconds by which the clocks of a shop's machines may differ. */
const clockSkewMs = 60 * 1000

/** The state after one more event at `now`, or the milliseconds to wait for it. See `GuardStore.throttle`. */
export function throttled(
  before: AttemptCount | undefined,
  { limit, windowMs, delayMs, maxDelayMs = windowMs }: Throttle,
  now: number,
): { counted: AttemptCount } | { wait: number } {
  const start = delayMs === undefined ? before?.since : before?.last
  // What was counted in the future was counted by a clock that has been put back since.
  if (!before || start === undefined || start + windowMs <= now || start > now + clockSkewMs)
    return { counted: { count: 1, since: now, last: now } }
  const free =
    delayMs === undefined
      ? before.since + windowMs
      : before.last + Math.min(delayMs * 2 ** Math.min(before.count - limit, 30), maxDelayMs)
  if (before.count >= limit && free > now) return { wait: free - now }
  return { counted: { count: before.count + 1, since: before.since, last: now } }
}
