import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Passwords } from '../account/passwords.ts'
import type { Seed } from '../store/records.ts'
import { type Db, parts } from './db.ts'
import { isEmpty } from './isEmpty.ts'
import { restartNumbers } from './restartNumbers.ts'
import * as tables from './schema.ts'
import { userRow } from './users.ts'

async function fill<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const part of parts(rows)) await db.insert(table).values(part)
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

/** Seeds a database at most once: one that was emptied later stays empty, and existing data are never mixed with the seed. */
export async function seedOnce(db: Db, seed: Seed, passwords: Passwords): Promise<void> {
  const { settings } = tables
  const [done] = await db.select().from(settings).where(eq(settings.name, 'seeded'))
  if (done) return
  await db.transaction(async (tx) => {
    // Of two processes starting at once, the second waits here and then finds the database marked.
    if ((await markSeeded(tx)) && (await isEmpty(tx))) await seedDatabase(tx, seed, passwords)
  })
}
