import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import type { Db } from '../../server/database/db.ts'
import { openDatabase } from '../../server/database/open.ts'
import { schema } from '../../server/database/schema.ts'
import { restartNumbers, seedDatabase } from '../../server/database/seed.ts'
import { databaseStore } from '../../server/database/store.ts'
import { seed } from '../api/shop.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const all = 'server/migrations'
const root = temporaryFolder()

/** Makes a folder that holds only the first migration. */
function firstMigration(): string {
  const folder = join(root, 'migrations')
  cpSync(all, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  return folder
}

/** Fills a database of an older schema with the seed, without the columns that the older schema does not have. */
async function fillOlder(older: PGlite): Promise<void> {
  const latest = await PGlite.create()
  const db = drizzle(latest, { schema })
  await migrate(db, { migrationsFolder: all })
  await seedDatabase(db as unknown as Db, seed(), webPasswords)
  const tables = await latest.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'versions'",
  )
  // Foreign keys are not checked meanwhile, so that the tables can be filled in any order.
  await older.exec('set session_replication_role = replica')
  for (const { name } of tables.rows) {
    const { rows } = await latest.query(`select * from ${name}`)
    if (rows.length === 0) continue
    await older.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(rows),
    ])
  }
  await older.exec('set session_replication_role = origin')
  await latest.close()
}

test('a database of the first migration is upgraded to the latest and keeps its data', async () => {
  const folder = firstMigration()
  const client = await PGlite.create()
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: folder })
  await fillOlder(client)
  await restartNumbers(db as unknown as Db)
  await migrate(db, { migrationsFolder: all })
  const store = databaseStore(db as unknown as Db)
  expect((await store.products()).map(({ product_id }) => product_id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ])
  expect(await store.orders(1)).toHaveLength(4)
  expect((await store.order(10_001))?.items).toHaveLength(1)
  // Features of later migrations work on data from before.
  const { reviews } = await store.versions()
  await store.addReview({
    product_id: 1,
    name: 'N',
    rating: 5,
    comment: 'C',
    created_at: '2026-11-20T06:30:00.000Z',
  })
  expect((await store.versions()).reviews).toBe(reviews + 1)
  expect((await store.reviews(1)).map(({ review_id }) => review_id)).toEqual([3, 2, 1])
  await client.close()
})

test('a database that a newer version has written is refused', async () => {
  const folder = join(root, 'database')
  const { db, close } = await openDatabase({ folder, passwords: webPasswords })
  const nextYear = Date.now() + 365 * 24 * 60 * 60 * 1000
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${nextYear})`,
  )
  await close()
  await expect(openDatabase({ folder, passwords: webPasswords })).rejects.toThrow(
    'It was written by a newer version of the shop.',
  )
})
