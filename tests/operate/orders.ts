import { webPasswords } from '../../server/account/webPasswords.ts'
import { openDatabase } from '../../server/database/open.ts'
import { orderItems, orders, outbox } from '../../server/database/orderTables.ts'
import type { OrderBody } from '../../src/api/purchase.ts'
import { roundCents } from '../../src/rules/money.ts'

/** A sent order, with its number if the server answered. */
export type Sent = { key: string; body: OrderBody; id?: number }

export type Audit = { stored: number; lost: number; twice: number; half: number }

function grouped<Entry, Key>(list: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

/**
 * Compares a shop's database with the orders sent and answered. Counts answered orders that are missing, orders that
 * are stored twice, and orders that lack lines, sums or their messages.
 */
export async function auditOrders(
  where: { url?: string; folder?: string },
  sent: readonly Sent[],
): Promise<Audit> {
  const database = await openDatabase({ ...where, passwords: webPasswords })
  try {
    const { db } = database
    const [orderRows, lines, messages] = await Promise.all([
      db.select().from(orders),
      db.select().from(orderItems),
      db.select({ key: outbox.key }).from(outbox),
    ])
    const byKey = grouped(orderRows, ({ notes }) => notes)
    const linesOf = grouped(lines, ({ order_id }) => order_id)
    const notified = new Set(messages.flatMap(({ key }) => key?.match(/\d+$/)?.[0] ?? []))
    const audit: Audit = { stored: 0, lost: 0, twice: 0, half: 0 }
    for (const { key, body, id } of sent) {
      const sameKey = byKey.get(key) ?? []
      audit.stored += sameKey.length
      if (id !== undefined && !sameKey.some(({ order_id }) => order_id === id)) audit.lost += 1
      if (sameKey.length > 1) audit.twice += 1
      for (const order of sameKey) {
        const own = linesOf.get(order.order_id) ?? []
        const sum = own.reduce((all, line) => all + line.unit_price * line.quantity, order.shipping_cost)
        const whole =
          own.length === body.items.length &&
          roundCents(sum) === order.total_amount &&
          order.total_amount === body.total_amount &&
          notified.has(String(order.order_id))
        if (!whole) audit.half += 1
      }
    }
    return audit
  } finally {
    await database.close()
  }
}
