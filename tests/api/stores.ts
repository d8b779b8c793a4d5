import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject, test } from 'vitest'
import type { Passwords } from '../../server/account/passwords.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { seedDatabase } from '../../server/database/seed.ts'
import { databaseStore } from '../../server/database/store.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { Seed } from '../../server/store/records.ts'
import type { Store } from '../../server/store/store.ts'

/** The store that the suite runs against: 'memory', 'pglite' or 'postgres'. */
export const kind = process.env.TEST_STORE ?? 'memory'

/** A test that is run once, in memory: of a store it asks nothing that others do not ask of the databases too. */
export const once = test.runIf(kind === 'memory')

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
/** The seed of which the database has a copy. */
let kept: string | undefined

/** Keeps a copy of all rows and of the numbers that come next: sending a seed row by row takes ten times as long. */
const keep = sql`
  do $$ declare name text; begin
    create schema kept;
    create table kept.numbers (name text, next bigint, used boolean);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%1$I as table public.%1$I', name);
    end loop;
    for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
      execute format('insert into kept.numbers select %L, last_value, is_called from %s', name, name);
    end loop;
  end $$`

/** Empties all tables, without what triggers and foreign keys would do for each row; \`again\` fills in what was kept. */
const empty = (again: boolean) =>
  sql.raw(`
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'versions' loop
      execute format('delete from %I', name);
      ${again ? `execute format('insert into %1$I overriding system value select * from kept.%1$I', name);` : ''}
    end loop;
    ${again ? 'perform setval(numbers.name::regclass, next, used) from kept.numbers;' : ''}
  end $$`)

/** Returns the database of this worker, emptied and filled with the seed. */
export async function freshDatabase(seed: Seed | undefined, passwords: Passwords): Promise<Database> {
  database ??= openOwn(passwords)
  const opened = await database
  const mine = turn.then(async () => {
    const text = seed && JSON.stringify(seed)
    const again = text !== undefined && text === kept
    await opened.db.execute(empty(again))
    if (!seed || again) return
    await seedDatabase(opened.db, seed, passwords)
    if (kept !== undefined) return
    await opened.db.execute(keep)
    kept = text
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
