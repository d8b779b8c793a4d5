import { and, asc, eq, gte, ne, or, type SQL } from 'drizzle-orm'
import type { PaymentStore } from '../store/payments.ts'
import type { Db } from './db.ts'
import { databaseOrders } from './orders.ts'
import { orders, paymentEvents } from './orderTables.ts'
import { enqueueAll } from './outbox.ts'

/** Payment events in a table. */
export function databasePayments(db: Db): PaymentStore {
  const eventsWhere = (tx: Db, where: SQL | undefined) =>
    tx.select().from(paymentEvents).where(where).orderBy(asc(paymentEvents.id))
  const ofOrder = (id: number) => eq(paymentEvents.order_id, id)
  /** Empties the problems of some events. Returns how many had one. */
  const settle = async (which: SQL) => {
    const settled = await db
      .update(paymentEvents)
      .set({ problem: '' })
      .where(and(which, ne(paymentEvents.problem, '')))
      .returning({ id: paymentEvents.id })
    return settled.length
  }
  return {
    addPaymentEvent: (event, judge) =>
      db.transaction(async (tx) => {
        const id = event.order_id
        // Of two events of one order, the second waits here until the first has been handled.
        const [locked] =
          id === null
            ? []
            : await tx
                .select({ id: orders.order_id })
                .from(orders)
                .where(eq(orders.order_id, id))
                .for('update')
        const order = locked && (await databaseOrders(tx).order(locked.id))
        const before = order ? await eventsWhere(tx, ofOrder(order.order_id)) : []
        // Of two equal notifications without an order, too, the second waits here for the first.
        const [added] = await tx
          .insert(paymentEvents)
          .values({ ...event, order_id: order?.order_id ?? null, problem: '' })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id })
        if (!added) return false
        const { payment_status, problem, messages } = judge(order, before)
        if (problem) await tx.update(paymentEvents).set({ problem }).where(eq(paymentEvents.id, added.id))
        if (order && payment_status !== undefined)
          await tx.update(orders).set({ payment_status }).where(eq(orders.order_id, order.order_id))
        await enqueueAll(tx, messages, Date.parse(event.at))
        return true
      }),
    settlePaymentEvent: async (id) => (await settle(eq(paymentEvents.id, id))) > 0,
    settleForgedEvents: () => settle(eq(paymentEvents.signed, false)),
    paymentEvents: (orderId) => eventsWhere(db, orderId === undefined ? undefined : ofOrder(orderId)),
    newPaymentEvents: (since) =>
      eventsWhere(db, or(ne(paymentEvents.problem, ''), gte(paymentEvents.at, since))),
  }
}
