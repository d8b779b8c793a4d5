/** How much of something is let through: see `GuardStore.throttle`. Times are milliseconds. */
export type Throttle = {
  /** So many are free within a window. */
  most: number
  windowMs: number
  /** Beyond that each waits this long after the one before, twice as long each time; else until the window ends. */
  delayMs?: number
  /** The longest delay; the window by default. */
  mostDelayMs?: number
}

/** What keeps programs from doing too much, shared by all processes of a shop. */
export type GuardStore = {
  /**
   * Counts one happening under a key of any length and answers 0, or, when there were too many, does not count it and
   * answers the milliseconds to wait. With `delayMs` the window begins anew at each happening, else it is that of the
   * first.
   */
  throttle(key: string, rule: Throttle, now: number): Promise<number>
  /** Takes the last happening under a key back. */
  giveBack(key: string): Promise<void>
  /** Forgets what was counted under a key. */
  forget(key: string): Promise<void>
  /** Whether a token is used for the first time; it is remembered until it expires. */
  spend(token: string, expires: number, now: number): Promise<boolean>
  /** Keeps a token until it expires, and takes it away: true once. */
  addPass(hash: string, expires: number): Promise<void>
  hasPass(hash: string, now: number): Promise<boolean>
  takePass(hash: string): Promise<void>
  /** A secret of 256 bits in hex, made at its first use and the same for all processes. */
  secret(name: string): Promise<string>
}

/** Counts of what happens in the shop. §7 Analytics */
export type EventStore = {
  /** Counts one event of a kind, such as 'category-click' of '12'. At most 10,000 keys of a kind are kept. */
  count(kind: string, key: string): Promise<void>
  counts(kind: string): Promise<ReadonlyMap<string, number>>
}
