import { randomToken } from '../crypto.ts'
import type { EventStore, GuardStore } from '../store/guards.ts'
import { type AttemptCount, throttled } from '../store/throttle.ts'

/** Rate limits, used tokens, kept hashes, secrets and event counts of one process. */
export function memoryGuards(): GuardStore & EventStore {
  const attempts = new Map<string, AttemptCount>()
  const used = new Map<string, number>()
  const hashes = new Map<string, number>()
  const secrets = new Map<string, string>()
  const events = new Map<string, Map<string, number>>()
  return {
    async throttle(key, rule, now) {
      const outcome = throttled(attempts.get(key), rule, now)
      if ('wait' in outcome) return outcome.wait
      attempts.set(key, outcome.counted)
      return 0
    },
    async uncount(key) {
      const before = attempts.get(key)
      if (before) before.count = Math.max(before.count - 1, 0)
    },
    async forget(key) {
      attempts.delete(key)
    },
    async spend(token, expires, now) {
      if ((used.get(token) ?? 0) > now) return false
      used.set(token, expires)
      return true
    },
    async keepHash(hash, expires) {
      hashes.set(hash, expires)
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
    async count(kind, key) {
      const counts = events.get(kind) ?? new Map<string, number>()
      events.set(kind, counts.set(key, (counts.get(key) ?? 0) + 1))
    },
    counts: async (kind) => events.get(kind) ?? new Map(),
  }
}
