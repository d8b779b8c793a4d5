import { mkdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Passwords } from '../accounts/passwords.ts'
import { projectPath } from '../projectPath.ts'
import type { Seed } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Db } from './db.ts'
import { holdFolder } from './folderLock.ts'
import * as schema from './schema.ts'
import { seedOnce } from './seed.ts'
import { databaseStore } from './store.ts'

export type Database = {
  db: Db
  store: Store
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** URL of a Postgres server ('postgres://user:password@host/name'), which several processes may share. */
  url?: string | undefined
  /** Folder of the embedded database, used without `url`. Without either the database is in memory only. */
  folder?: string | undefined
  /** Initial data of a new database; without it the database stays empty. */
  seed?: Seed | undefined
  passwords: Passwords
  /** Maximum number of connections to a Postgres server; 10 by default. */
  connections?: number | undefined
}

const migrationsFolder = projectPath('server/migrations')

/** Key of the advisory lock that keeps two processes from migrating at once. Any number unused by others will do. */
const migrationLock = 1_726_150_331

type Opened = { db: Db; migrate(): Promise<void>; close(): Promise<void> }

async function openServer(url: string, connections: number): Promise<Opened> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 })
  // The pool replaces a lost idle connection at the next use. Without a listener the error would end the process.
  pool.on('error', () => {})
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    async migrate() {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(client, { schema }), { migrationsFolder })
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(folder: string | undefined): Promise<Opened> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = folder === undefined ? () => {} : holdFolder(folder)
  try {
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
    const db = drizzle(client, { schema })
    return {
      db: db as unknown as Db,
      migrate: () => migrate(db, { migrationsFolder }),
      async close() {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens the shop's database, runs the outstanding migrations and, with `seed`, seeds a new one. Throws when the server
 * cannot be reached or another process has locked the folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder, seed, passwords, connections = 10 } = options
  const opened = url ? await openServer(url, connections) : await openEmbedded(folder)
  const { db, close } = opened
  try {
    await opened.migrate()
    if (seed) await seedOnce(db, seed, passwords)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db,
    store: databaseStore(db),
    async ping() {
      await db.execute(sql`select 1`)
    },
    close,
  }
}
