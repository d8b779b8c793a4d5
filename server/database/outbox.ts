import { and, asc, eq, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import { shop } from '../../src/shop/config.ts'
import { identifyingWords, type Message, type OutboxStore } from '../store/outbox.ts'
import { type Db, wroteAny } from './db.ts'
import { outbox } from './orderTables.ts'

/** Puts messages into the outbox, in the transaction of the data they are about. False when none was new. */
export async function enqueueAll(db: Db, messages: readonly Message[], now: number): Promise<boolean> {
  if (messages.length === 0) return false
  const rows = messages.map((message) => ({ ...message, createdAt: now, nextAttemptAt: now }))
  return wroteAny(db.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id }))
}

const waiting = sql<boolean>`${and(isNull(outbox.sentAt), isNull(outbox.deadAt))}`
/** Given up or held, and not emptied. */
const dead = and(isNotNull(outbox.deadAt), ne(outbox.to, ''))

/** Empties the messages that went to a customer or name them. Their keys stay, so that none is sent again. */
export const emptyMessagesOf = (tx: Db, customer: { email: string; phone: string }) =>
  tx
    .update(outbox)
    .set({ to: '', text: '', error: null })
    .where(
      and(
        not(waiting),
        or(
          ...identifyingWords(customer, [shop.email, shop.whatsApp.dial]).map(
            (trace) =>
              sql`${trace} = any(regexp_split_to_array(lower(${outbox.to} || ' ' || ${outbox.text}), '[[:space:]]+'))`,
          ),
        ),
      ),
    )

/** The outbox in a table. */
export function databaseOutbox(db: Db): OutboxStore {
  return {
    enqueue: (message, now) => enqueueAll(db, [message], now),
    hasMessage: async (key) => (await db.$count(outbox, eq(outbox.key, key))) > 0,
    async takeDueMessage(now, leaseMs) {
      const oldest = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(waiting, lte(outbox.nextAttemptAt, now)))
        .orderBy(asc(outbox.id))
        .limit(1)
        .for('update', { skipLocked: true })
      const [taken] = await db
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: now + leaseMs })
        .where(eq(outbox.id, oldest))
        .returning()
      return taken
    },
    async messageSent(id, now) {
      await db.update(outbox).set({ sentAt: now, error: null }).where(eq(outbox.id, id))
    },
    async messageFailed(id, error, nextAttemptAt, now) {
      const next = nextAttemptAt === 'never' ? { deadAt: now } : { nextAttemptAt }
      await db
        .update(outbox)
        .set({ error, ...next })
        .where(eq(outbox.id, id))
    },
    reviveMessage: (id, now) =>
      wroteAny(
        db
          .update(outbox)
          .set({ deadAt: null, attempts: 0, nextAttemptAt: now })
          .where(and(eq(outbox.id, id), dead))
          .returning({ id: outbox.id }),
      ),
    messages(state) {
      const where = state === 'waiting' ? waiting : state === 'dead' ? dead : undefined
      return db.select().from(outbox).where(where).orderBy(asc(outbox.id))
    },
  }
}
