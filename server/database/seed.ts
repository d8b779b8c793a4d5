import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Passwords } from '../account/passwords.ts'
import type { Seed } from '../store/records.ts'
import { batches, type Db, rowsOf } from './db.ts'
import { schema as tables } from './schema.ts'
import { userRow } from './users.ts'

const filledTables = [
  ...['products', 'categories', 'announcements', 'banners', 'promotions'],
  ...['users', 'orders', 'reviews', 'feedback', 'complaints'],
]

/** Whether the shop has no data yet that a seed would mix with or a restore would replace. */
export async function isEmpty(db: Db): Promise<boolean> {
  const some = sql.join(
    filledTables.map((table) => sql`exists(select from ${sql.identifier(table)})`),
    sql` or `,
  )
  const [row] = await rowsOf<{ some: boolean }>(db.execute(sql`select ${some} as some`))
  return !row?.some
}

/**
 * Sets every identity sequence to continue after the highest number in use, once rows had numbers of their own. The number of
 * an order is never given again, not even that of one which a restore has lost: its payment may be told or asked for later.
 * Where the database has not given the highest itself, nobody knows the last: then this many numbers are `skipped`.
 */
export async function restartNumbers(db: Db, skipped = 0): Promise<void> {
  const identities = await rowsOf<{ table: string; column: string }>(
    db.execute(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
    ),
  )
  for (const { table, column } of identities)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false) from ${sql.identifier(table)}`,
    )
  await db.execute(sql`
    select setval(${tables.orderNumbers.seqName}::regclass, case when last < highest then highest + ${skipped} else last end)
    from (select coalesce((select last_value from order_numbers where is_called), 0) as last,
      greatest(10000, (select max(${tables.orders.order_id}) from ${tables.orders})) as highest) as numbers`)
}

async function fill<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const part of batches(rows)) await db.insert(table).values(part)
}

/** Marks the database as seeded. Returns false when it was marked before. */
async function markSeeded(db: Db): Promise<boolean> {
  const seeds = await db
    .insert(tables.settings)
    .values({ name: 'seeded', value: new Date().toISOString() })
    .onConflictDoNothing()
    .returning({ name: tables.settings.name })
  return seeds.length > 0
}

/** Writes the seed into an empty database, in one transaction. Users' passwords are hashed. */
export async function seedDatabase(db: Db, seed: Seed, passwords: Passwords): Promise<void> {
  const users = await Promise.all(
    seed.users.map(async ({ password, ...user }) => ({
      ...userRow(user),
      password_hash: await passwords.hash(password),
    })),
  )
  await db.transaction(async (tx) => {
    await fill(tx, tables.categories, seed.categories)
    await fill(tx, tables.products, seed.products)
    await fill(
      tx,
      tables.newArrivals,
      seed.newArrivals.map((product_id, position) => ({ product_id, position })),
    )
    await fill(tx, tables.reviews, seed.reviews)
    await fill(tx, tables.feedback, seed.feedback)
    await fill(tx, tables.announcements, seed.announcements)
    await fill(tx, tables.banners, seed.banners)
    await fill(tx, tables.promotions, seed.promotions)
    await fill(tx, tables.users, users as (typeof tables.users.$inferInsert)[])
    await fill(
      tx,
      tables.orders,
      seed.orders.map(({ items: _, ...order }) => order),
    )
    await fill(
      tx,
      tables.orderItems,
      seed.orders.flatMap(({ order_id, items }) => items.map((item) => ({ ...item, order_id }))),
    )
    await restartNumbers(tx)
    await markSeeded(tx)
  })
}

/** Seeds a database at most once: one that was emptied stays empty, and data are never mixed with the seed. */
export async function seedOnce(db: Db, seed: Seed, passwords: Passwords): Promise<void> {
  const { settings } = tables
  const [done] = await db.select().from(settings).where(eq(settings.name, 'seeded'))
  if (done) return
  await db.transaction(async (tx) => {
    // Of two processes starting at once, the second waits here and then finds the database marked.
    if ((await markSeeded(tx)) && (await isEmpty(tx))) await seedDatabase(tx, seed, passwords)
  })
}
