import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './db.ts'
import { orderNumbers, orders } from './schema.ts'

/** Sets every identity sequence to continue after the highest number in use, once rows had numbers of their own. */
export async function restartNumbers(db: Db): Promise<void> {
  const identities = await rowsOf<{ table: string; column: string }>(
    db.execute(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
    ),
  )
  for (const { table, column } of identities)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false) from ${sql.identifier(table)}`,
    )
  await db.execute(
    sql`select setval(${orderNumbers.seqName}::regclass, greatest(10000, (select coalesce(max(${orders.order_id}), 0) from ${orders})))`,
  )
}
