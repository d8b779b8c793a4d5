import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { randomToken, sha256 } from '../crypto.ts'
import { type GuardStore, throttled } from '../store/guards.ts'
import { type Db, wroteAny } from './db.ts'
import { passes, settings, throttles } from './orderTables.ts'

const maxThrottles = 100_000

/** Deletes expired throttles and, above the maximum, those that expire soonest. */
export async function trimThrottles(db: Db, now: number): Promise<void> {
  await db.delete(throttles).where(lte(throttles.expires, now))
  const all = await db.$count(throttles)
  if (all <= maxThrottles) return
  const first = db
    .select({ key: throttles.key })
    .from(throttles)
    .orderBy(throttles.expires)
    .limit(all - maxThrottles)
  await db.delete(throttles).where(inArray(throttles.key, first))
}

/** Rate limits, kept hashes and secrets in tables. */
export function databaseGuards(db: Db): GuardStore {
  return {
    async throttle(text, rule, now) {
      const key = sha256(text)
      const expires = now + rule.windowMs
      let isNew = false
      const wait = await db.transaction(async (tx) => {
        isNew = await wroteAny(
          tx
            .insert(throttles)
            .values({ key, count: 1, since: now, last: now, expires })
            .onConflictDoNothing()
            .returning({ key: throttles.key }),
        )
        if (isNew) return 0
        const [before] = await tx.select().from(throttles).where(eq(throttles.key, key)).for('update')
        const outcome = throttled(before, rule, now)
        if ('wait' in outcome) return outcome.wait
        await tx
          .update(throttles)
          .set({ ...outcome.counted, expires })
          .where(eq(throttles.key, key))
        return 0
      })
      // Trim only now and then: counting all rows at each insert would cost more than keeping a few too many.
      if (isNew && Math.random() < 0.001) await trimThrottles(db, now)
      return wait
    },
    async uncount(text) {
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
        .where(eq(throttles.key, sha256(text)))
    },
    async forget(text) {
      await db.delete(throttles).where(eq(throttles.key, sha256(text)))
    },
    async keepHash(hash, expires) {
      await db
        .insert(passes)
        .values({ hash, expires })
        .onConflictDoUpdate({ target: passes.hash, set: { expires } })
    },
    isHashKept: async (hash, now) =>
      (await db.$count(passes, and(eq(passes.hash, hash), gt(passes.expires, now)))) > 0,
    async takeHash(hash) {
      const [taken] = await db
        .delete(passes)
        .where(eq(passes.hash, hash))
        .returning({ expires: passes.expires })
      return taken?.expires
    },
    async secret(name) {
      const value = randomToken()
      await db.insert(settings).values({ name, value }).onConflictDoNothing()
      const [row] = await db.select().from(settings).where(eq(settings.name, name))
      return row!.value
    },
  }
}
