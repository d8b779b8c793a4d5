import { randomToken, sha256 } from '../crypto.ts'
import type { EventStore, GuardStore } from '../store/guards.ts'
import { type AttemptCount, throttled } from '../store/throttle.ts'

const mostKeys = 10_000

/** Drops the first entry of a full map. `throttle` moves a key to the end whenever it counts. */
function makeRoom(map: Map<string, unknown>): void {
  if (map.size > mostKeys) for (const oldest of map.keys()) return void map.delete(oldest)
}

/** Rate limits, used tokens, kept hashes and secrets of one process. */
export function memoryGuards(): GuardStore & { pruneGuards(now: number): void } {
  const counted = new Map<string, AttemptCount>()
  const used = new Map<string, number>()
  const hashes = new Map<string, number>()
  const secrets = new Map<string, string>()
  return {
    async throttle(text, rule, now) {
      const key = await sha256(text)
      const outcome = throttled(counted.get(key), rule, now)
      if ('wait' in outcome) return outcome.wait
      counted.delete(key)
      counted.set(key, outcome.counted)
      makeRoom(counted)
      return 0
    },
    async uncount(text) {
      const before = counted.get(await sha256(text))
      if (before) before.count = Math.max(before.count - 1, 0)
    },
    async forget(text) {
      counted.delete(await sha256(text))
    },
    async spend(token, expires, now) {
      if ((used.get(token) ?? 0) > now) return false
      used.set(token, expires)
      makeRoom(used)
      return true
    },
    async keepHash(hash, expires) {
      hashes.set(hash, expires)
      makeRoom(hashes)
    },
    isHashKept: async (hash, now) => (hashes.get(hash) ?? 0) > now,
    async takeHash(hash, now) {
      const expires = hashes.get(hash)
      hashes.delete(hash)
      return expires !== undefined && expires > now ? expires : undefined
    },
    async secret(name) {
      const secret = secrets.get(name) ?? randomToken()
      secrets.set(name, secret)
      return secret
    },
    pruneGuards(now) {
      for (const map of [used, hashes]) for (const [key, expires] of map) if (expires <= now) map.delete(key)
    },
  }
}

/** Event counts in memory. */
export function memoryEvents(): EventStore {
  const events = new Map<string, Map<string, number>>()
  return {
    async count(kind, key) {
      const counts = events.get(kind) ?? new Map<string, number>()
      events.set(kind, counts)
      if (counts.has(key) || counts.size < mostKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    counts: async (kind) => events.get(kind) ?? new Map(),
  }
}
