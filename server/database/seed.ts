import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Passwords } from '../accounts/passwords.ts'
import type { Seed } from '../store/records.ts'
import { type Db, parts } from './db.ts'
import { isEmpty } from './isEmpty.ts'
import { restartOrderNumbers } from './orders.ts'
import * as tables from './schema.ts'
import { userRow } from './users.ts'

async function fill<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const part of parts(rows)) await db.insert(table).values(part)
}

/** Sets an identity column to continue after its highest value. */
const restart = (db: Db, table: PgTable, column: PgColumn) =>
  db.execute(
    sql`select setval(pg_get_serial_sequence(${column.table === table ? tableName(table) : ''}, ${column.name}), coalesce(max(${column}), 0) + 1, false) from ${table}`,
  )

const tableName = (table: PgTable): string =>
  (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')] ?? ''

/** Marks the database as seeded. Returns false when it was marked before. */
async function markSeeded(db: Db): Promise<boolean> {
  const marked = await db
    .insert(tables.settings)
    .values({ name: 'seeded', value: new Date().toISOString() })
    .onConflictDoNothing()
    .returning({ name: tables.settings.name })
  return marked.length > 0
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
    await restartIds(tx)
    await markSeeded(tx)
  })
}

/**
 * Seeds a database at most once: a database that was emptied later stays empty, and existing data are never mixed with
 * the seed.
 */
export async function seedOnce(db: Db, seed: Seed, passwords: Passwords): Promise<void> {
  const { settings } = tables
  const [done] = await db.select().from(settings).where(eq(settings.name, 'seeded'))
  if (done) return
  await db.transaction(async (tx) => {
    // Of two processes starting at once, the second waits here and then finds the database marked.
    if ((await markSeeded(tx)) && (await isEmpty(tx))) await seedDatabase(tx, seed, passwords)
  })
}

/** Sets all identity columns and order numbers to continue after the explicit numbers of the seed. */
async function restartIds(db: Db): Promise<void> {
  const { products, categories, reviews, feedback, announcements, banners, users, orderItems } = tables
  await restart(db, categories, categories.category_id)
  await restart(db, products, products.product_id)
  await restart(db, reviews, reviews.review_id)
  await restart(db, feedback, feedback.id)
  await restart(db, announcements, announcements.id)
  await restart(db, banners, banners.id)
  await restart(db, users, users.user_id)
  await restart(db, orderItems, orderItems.order_item_id)
  await restartOrderNumbers(db)
}
