import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import type { Passwords } from '../../server/account/passwords.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { seedDatabase } from '../../server/database/seed.ts'
import { databaseStore } from '../../server/database/store.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { Seed } from '../../server/store/records.ts'
import type { Store } from '../../server/store/store.ts'

/** The store that the suite runs against: 'memory', 'pglite' or 'postgres'. */
export const kind = process.env.TEST_STORE ?? 'memory'

/** The database of this worker on the Postgres server. */
export function ownUrl(): URL {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `worker_${process.env.VITEST_POOL_ID ?? 1}`
  return url
}

/** Opens a database for this worker only. */
async function openOwn(passwords: Passwords): Promise<Database> {
  if (kind !== 'postgres') return openDatabase({ passwords })
  const url = ownUrl()
  const name = url.pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  return openDatabase({ url: String(url), passwords })
}

// Starting a database takes longer than all tests of a file: it is shared, and emptied for each shop.
let database: Promise<Database> | undefined
let turn: Promise<unknown> = Promise.resolve()

const empty = sql`
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'versions' loop
      execute format('alter table %I disable trigger all', name);
      execute format('delete from %I', name);
      execute format('alter table %I enable trigger all', name);
    end loop;
  end $$`

/** Returns the database of this worker, emptied and filled with the seed. */
export async function freshDatabase(seed: Seed | undefined, passwords: Passwords): Promise<Database> {
  database ??= openOwn(passwords)
  const opened = await database
  const mine = turn.then(async () => {
    await opened.db.execute(empty)
    if (seed) await seedDatabase(opened.db, seed, passwords)
  })
  turn = mine.catch(() => {})
  await mine
  return opened
}

/**
 * Returns the store that the suite runs against, holding only the seed. All shops of a worker share one database, so a
 * test may only use the store it opened last. Assigning to a property of the store replaces that method.
 */
export function testStore(seed: Seed, passwords: Passwords): Store {
  if (kind === 'memory') return memoryStore(seed, passwords)
  const ready = freshDatabase(seed, passwords).then(({ db }) => databaseStore(db))
  ready.catch(() => {})
  const names = Object.keys(memoryStore(seed, passwords)) as (keyof Store)[]
  type Method = (...args: unknown[]) => Promise<unknown>
  const later =
    (name: keyof Store): Method =>
    async (...args) =>
      ((await ready)[name] as Method)(...args)
  return Object.fromEntries(names.map((name) => [name, later(name)])) as unknown as Store
}
