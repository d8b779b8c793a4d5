import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Message, OutboxEntry, OutboxStore } from '../store/outbox.ts'
import type { Db } from './db.ts'
import { outbox } from './schema.ts'

/** Puts messages into the outbox, in the transaction of the data they are about. False when none was new. */
export async function enqueueAll(db: Db, messages: readonly Message[], now: Date): Promise<boolean> {
  if (messages.length === 0) return false
  const rows = messages.map((message) => ({ ...message, created_at: now, next_attempt_at: now }))
  const added = await db.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id })
  return added.length > 0
}

const toEntry = (row: typeof outbox.$inferSelect): OutboxEntry => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  to: row.to,
  subject: row.subject,
  text: row.text,
  attempts: row.attempts,
  createdAt: Number(row.created_at),
  nextAttemptAt: Number(row.next_attempt_at),
  sentAt: row.sent_at && Number(row.sent_at),
  deadAt: row.dead_at && Number(row.dead_at),
  error: row.error,
})

const waiting = and(isNull(outbox.sent_at), isNull(outbox.dead_at))

/** The outbox in a table. */
export function databaseOutbox(db: Db): OutboxStore {
  return {
    enqueue: (message, now) => enqueueAll(db, [message], new Date(now)),
    async hasMessage(key) {
      const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key))
      return rows.length > 0
    },
    async takeDueMessage(now, leaseMs) {
      const oldest = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(waiting, lte(outbox.next_attempt_at, new Date(now))))
        .orderBy(asc(outbox.id))
        .limit(1)
        .for('update', { skipLocked: true })
      const [taken] = await db
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, next_attempt_at: new Date(now + leaseMs) })
        .where(eq(outbox.id, oldest))
        .returning()
      return taken && toEntry(taken)
    },
    async messageSent(id, now) {
      await db
        .update(outbox)
        .set({ sent_at: new Date(now), error: null })
        .where(eq(outbox.id, id))
    },
    async messageFailed(id, error, nextAttemptAt, now) {
      const next =
        nextAttemptAt === 'never' ? { dead_at: new Date(now) } : { next_attempt_at: new Date(nextAttemptAt) }
      await db
        .update(outbox)
        .set({ error, ...next })
        .where(eq(outbox.id, id))
    },
    async reviveMessage(id, now) {
      const revived = await db
        .update(outbox)
        .set({ dead_at: null, attempts: 0, next_attempt_at: new Date(now) })
        .where(and(eq(outbox.id, id), isNotNull(outbox.dead_at)))
        .returning({ id: outbox.id })
      return revived.length > 0
    },
    async messages(state) {
      const where = state === 'waiting' ? waiting : state === 'dead' ? isNotNull(outbox.dead_at) : undefined
      return (await db.select().from(outbox).where(where).orderBy(asc(outbox.id))).map(toEntry)
    },
  }
}
