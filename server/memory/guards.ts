import { randomToken } from '../crypto.ts'
import { type AttemptCount, type GuardStore, throttled } from '../store/guards.ts'

/** Rate limits, kept hashes and secrets of one process. */
export function memoryGuards(): GuardStore {
  const attempts = new Map<string, AttemptCount>()
  const hashes = new Map<string, number>()
  const secrets = new Map<string, string>()
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
    async keepHash(hash, expires) {
      hashes.set(hash, expires)
    },
    isHashKept: async (hash, now) => (hashes.get(hash) ?? 0) > now,
    async takeHash(hash) {
      const expires = hashes.get(hash)
      hashes.delete(hash)
      return expires
    },
    async secret(name) {
      const secret = secrets.get(name) ?? randomToken()
      secrets.set(name, secret)
      return secret
    },
  }
}
