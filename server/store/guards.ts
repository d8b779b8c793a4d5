/** A rate limit, see `GuardStore.throttle`. Times are in milliseconds. */
export type Throttle = {
  /** Number of events allowed within a window. */
  limit: number
  windowMs: number
  /** Wait after the event before once `limit` is reached, doubling each time; by default until the window ends. */
  delayMs?: number
  /** The longest delay; the window by default. */
  maxDelayMs?: number
}

/** Protection against abuse by programs, shared by all processes of a shop. */
export type GuardStore = {
  /**
   * Counts an event under a key and returns 0; too many are not counted, and the milliseconds to wait are returned. With
   * `delayMs` the window restarts at each counted event, otherwise it starts at the first.
   */
  throttle(key: string, rule: Throttle, now: number): Promise<number>
  /** Uncounts the last event under a key. */
  uncount(key: string): Promise<void>
  /** Forgets everything counted under a key. */
  forget(key: string): Promise<void>
  /** Keeps a hash until it expires or is taken: of a captcha pass, or of an account and an address that signed in. */
  keepHash(hash: string, expires: number): Promise<void>
  isHashKept(hash: string, now: number): Promise<boolean>
  /** Deletes a kept hash and returns when it expires, or has expired; undefined when it was not kept. */
  takeHash(hash: string): Promise<number | undefined>
  /** A 256-bit secret in hex, generated on first use and shared by all processes. */
  secret(name: string): Promise<string>
}

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
