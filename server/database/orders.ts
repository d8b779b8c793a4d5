import { and, asc, desc, eq, getTableColumns, gte, inArray, notInArray, type SQL } from 'drizzle-orm'
import { statusesBefore } from '../../src/rules/orders.ts'
import { anonymousCustomer, closedStatuses, type OrderKey, type OrderStore } from '../store/orders.ts'
import type { Order } from '../store/records.ts'
import { readProducts } from './catalogue.ts'
import type { Db } from './db.ts'
import { orderItems, orderKeys, orders, paymentEvents } from './orderTables.ts'
import { enqueueAll } from './outbox.ts'

const { erase_when_closed: _, ...orderColumns } = getTableColumns(orders)
const { order_id: __, ...itemColumns } = getTableColumns(orderItems)

/** Removes a customer from their orders: from closed ones at once, from open ones when they are closed. */
export async function forgetCustomer(tx: Db, userId: number): Promise<void> {
  const ofUser = eq(orders.user_id, userId)
  await tx
    .update(orders)
    .set({ user_id: null, erase_when_closed: true })
    .where(and(ofUser, notInArray(orders.status, [...closedStatuses])))
  await tx.update(orders).set(anonymousCustomer).where(ofUser)
}

/** Orders in tables. */
export function databaseOrders(db: Db): OrderStore {
  /** The orders that meet a condition, with their items, newest first (or `asc`, oldest first). */
  const ordersWhere = async (
    condition: SQL | undefined,
    limit?: number,
    direction: typeof asc = desc,
  ): Promise<Order[]> => {
    const matches = db
      .select(orderColumns)
      .from(orders)
      .where(condition)
      .orderBy(direction(orders.order_date), direction(orders.order_id))
    const orderRows = await (limit === undefined ? matches : matches.limit(limit))
    if (orderRows.length === 0) return []
    const ids = orderRows.map(({ order_id }) => order_id)
    const rows = await db
      .select({ order_id: orderItems.order_id, ...itemColumns })
      .from(orderItems)
      .where(inArray(orderItems.order_id, ids))
      .orderBy(asc(orderItems.order_item_id))
    const items = new Map<number, Order['items']>(ids.map((id) => [id, []]))
    for (const { order_id, ...item } of rows) items.get(order_id)?.push(item)
    return orderRows.map((order) => ({ ...order, items: items.get(order.order_id) ?? [] }))
  }
  const before = async (tx: Db, { owner, key, fingerprint }: OrderKey) => {
    const [row] = await tx
      .select()
      .from(orderKeys)
      .where(and(eq(orderKeys.owner, owner), eq(orderKeys.key, key)))
    if (!row?.order_id) return undefined
    return row.fingerprint === fingerprint ? row.order_id : ('other' as const)
  }
  const close = (tx: Db, id: number) =>
    tx
      .update(orders)
      .set(anonymousCustomer)
      .where(
        and(
          eq(orders.order_id, id),
          eq(orders.erase_when_closed, true),
          inArray(orders.status, [...closedStatuses]),
        ),
      )

  return {
    orders: (userId) => ordersWhere(eq(orders.user_id, userId)),
    order: async (id) => (await ordersWhere(eq(orders.order_id, id)))[0],
    ordersById: (ids) => ordersWhere(inArray(orders.order_id, [...ids])),
    async currentOrders(since, limit) {
      const counted = async (condition: SQL, direction: typeof asc) => {
        const list = await ordersWhere(condition, limit, direction)
        return { list, count: list.length < limit ? list.length : await db.$count(orders, condition) }
      }
      return {
        open: await counted(notInArray(orders.status, [...closedStatuses]), asc),
        recent: await counted(gte(orders.order_date, since), desc),
      }
    },
    orderByKey: (key) => before(db, key),
    placeOrder: (productIds, makeOrder, key) =>
      db.transaction(async (tx) => {
        if (key) {
          // Of two requests with the same key, the second waits here until the first has committed or failed.
          const mine = await tx
            .insert(orderKeys)
            .values(key)
            .onConflictDoNothing()
            .returning({ key: orderKeys.key })
          const earlier = mine.length === 0 ? await before(tx, key) : undefined
          if (earlier !== undefined) return earlier
        }
        const { order, messages, payment } = makeOrder(await readProducts(tx, productIds))
        const { items, ...fields } = order
        const [row] = await tx.insert(orders).values(fields).returning({ id: orders.order_id })
        const order_id = row!.id
        await tx.insert(orderItems).values(items.map((item) => ({ order_id, ...item })))
        if (key)
          await tx
            .update(orderKeys)
            .set({ order_id })
            .where(and(eq(orderKeys.owner, key.owner), eq(orderKeys.key, key.key)))
        const begun = payment?.(order_id)
        if (begun) await tx.insert(paymentEvents).values({ ...begun, problem: '' })
        await enqueueAll(tx, messages(order_id), Date.parse(order.order_date))
        return order_id
      }),
    setOrderStatus: (id, status) =>
      db.transaction(async (tx) => {
        const row = await tx
          .update(orders)
          .set({ status })
          .where(and(eq(orders.order_id, id), inArray(orders.status, statusesBefore(status))))
          .returning({ id: orders.order_id })
        await close(tx, id)
        return row.length > 0
      }),
  }
}
