/** Counts happenings per key and says when there were too many within the window. */
type Limiter = { reached(key: string): boolean; add(key: string): void; clear(key: string): void }

const mostKeys = 10_000

/** `most` happenings per key are let through within any `windowMs`. Kept in memory. */
export function createLimiter(options: { most: number; windowMs: number; now: () => Date }): Limiter {
  const { most, windowMs, now } = options
  const times = new Map<string, number[]>()
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > Number(now()) - windowMs)
  return {
    reached: (key) => recent(key).length >= most,
    add(key) {
      const kept = [...recent(key), Number(now())]
      times.delete(key)
      times.set(key, kept)
      // The key that was quiet longest makes room.
      if (times.size > mostKeys) for (const oldest of times.keys()) return void times.delete(oldest)
    },
    clear: (key) => void times.delete(key),
  }
}
