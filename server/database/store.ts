import { and, desc, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { AuditStore } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import { databaseCatalogue } from './catalogue.ts'
import type { Db } from './db.ts'
import { databaseGuards, trimThrottles } from './guards.ts'
import { databaseOrders } from './orders.ts'
import { audit, orderKeys, outbox, passes, resetTokens, sessions } from './orderTables.ts'
import { databaseOutbox } from './outbox.ts'
import { databasePayments } from './payments.ts'
import { databaseReviews } from './reviews.ts'
import { databaseSessions, databaseUsers } from './users.ts'

const day = 24 * 60 * 60 * 1000
/** Milliseconds for which an order's key and a sent message are kept. */
const orderKeyLife = 30 * day
const sentLife = 30 * day

/** A store in a Postgres database, which several processes may share. */
export function databaseStore(db: Db): Store {
  return {
    ...databaseCatalogue(db),
    ...databaseReviews(db),
    ...databaseUsers(db),
    ...databaseSessions(db),
    ...databaseOrders(db),
    ...databaseGuards(db),
    ...databaseOutbox(db),
    ...databasePayments(db),
    ...databaseAudit(db),
    async ready() {
      await db.execute(sql`select 1`)
    },
    async prune(now) {
      for (const table of [sessions, resetTokens, passes])
        await db.delete(table).where(lte(table.expires, now))
      await db.delete(orderKeys).where(lt(orderKeys.created_at, now - orderKeyLife))
      await db.delete(outbox).where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, now - sentLife)))
      await trimThrottles(db, now)
    },
  }
}

/** The operator's acts in a table. */
const databaseAudit = (db: Db): AuditStore => ({
  record: (act, work) =>
    db.transaction(async (tx) => {
      const change = await work({
        ...databaseOrders(tx),
        ...databaseOutbox(tx),
        ...databasePayments(tx),
        ...databaseReviews(tx),
      })
      if (change) await tx.insert(audit).values(act)
      return change
    }),
  acts: (limit) => db.select().from(audit).orderBy(desc(audit.id)).limit(limit),
})
