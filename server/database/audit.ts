import { desc } from 'drizzle-orm'
import type { AuditStore } from '../store/audit.ts'
import type { Db } from './db.ts'
import { databaseOrders } from './orders.ts'
import { databaseOutbox } from './outbox.ts'
import { databasePayments } from './payments.ts'
import { databaseReviews } from './reviews.ts'
import { audit } from './schema.ts'

/** The operator's acts in a table. */
export const databaseAudit = (db: Db): AuditStore => ({
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
