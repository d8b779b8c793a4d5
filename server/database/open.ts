import { mkdirSync, readFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Passwords } from '../account/passwords.ts'
import { projectPath } from '../projectPath.ts'
import type { Seed } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { type Db, reasonOf, rowsOf } from './db.ts'
import { lockFolder } from './folderLock.ts'
import { schema } from './schema.ts'
import { seedOnce } from './seed.ts'
import { databaseStore } from './store.ts'
import { tryWrite, withWriteCheck } from './writeCheck.ts'

export type Database = {
  db: Db
  store: Store
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
  /**
   * Called when this process must not use the embedded database any longer: its lock is lost, or it takes no writes
   * although the disk has space. By default prints the reason and ends the process at once, with exit code 1.
   */
  onFailure?: ((reason: string) => void) | undefined
  /** Milliseconds after which Postgres ends a statement or an idle transaction; unlimited by default. */
  statementTimeoutMs?: number | undefined
}

const migrationsFolder = projectPath('server/migrations')

/** Key of the advisory lock that keeps two processes from migrating at once. Any number unused by others will do. */
const migrationLock = 1_726_150_331

/** More than the database adds to its files at a time: a segment of its log has 16 MB. */
const spareBytes = 24 * 2 ** 20

type Opened = { db: Db; migrate(): Promise<void>; write(): Promise<void>; close(): Promise<void> }

function endProcess(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Whether the disk of a folder takes a larger file. */
async function hasSpace(folder: string): Promise<boolean> {
  const path = `${folder}.space`
  try {
    const file = await open(path, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(spareBytes))
      await file.sync()
    } finally {
      await file.close()
    }
    return true
  } catch {
    return false
  } finally {
    await rm(path, { force: true })
  }
}

async function openServer(url: string, limitMs: number): Promise<Opened> {
  const [{ Client, Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const connection = { connectionString: url, connectionTimeoutMillis: 10_000 }
  const pool = new Pool({
    ...connection,
    statement_timeout: limitMs,
    idle_in_transaction_session_timeout: limitMs,
    // The limits above are kept by the server, and a server that hangs keeps none: the client gives up a second later.
    ...(limitMs > 0 && { query_timeout: limitMs + 1000 }),
  })
  // The pool replaces a lost idle connection at the next use. Without a listener the error would end the process.
  pool.on('error', () => {})
  const db = drizzle(pool, { schema }) as unknown as Db
  return {
    db,
    write: () => tryWrite(db),
    async migrate() {
      // Not from the pool: a migration of a large table may take longer than a statement of a visitor is allowed to.
      const client = new Client(connection)
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(client, { schema }), { migrationsFolder })
      } finally {
        // Also gives up the lock.
        await client.end()
      }
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(
  folder: string | undefined,
  onFailure: (reason: string) => void,
): Promise<Opened> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = folder === undefined ? () => {} : lockFolder(folder, onFailure)
  try {
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
    const drizzled = drizzle(client, { schema })
    const db = drizzled as unknown as Db
    return {
      db,
      migrate: () => migrate(drizzled, { migrationsFolder }),
      async write() {
        try {
          await tryWrite(db)
        } catch (error) {
          if (folder === undefined || !(await hasSpace(folder))) throw error
          // After a full disk the embedded database may need to be opened anew. The next start recovers it from its log.
          await tryWrite(db).catch((again) => {
            onFailure(`The database in ${folder} takes no writes: ${reasonOf(again)}.`)
            throw again
          })
        }
      },
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

/** Throws when the database has migrations that are not among the ones of this version. */
async function refuseNewer(db: Db): Promise<void> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const [newest] = await rowsOf<{ when: string | null }>(
    db.execute(sql`select max(created_at) as "when" from drizzle.__drizzle_migrations`),
  )
  if (Number(newest?.when) > Math.max(...journal.entries.map(({ when }) => when)))
    throw new Error(
      'It was written by a newer version of the shop. Start that version, or restore a backup that this version wrote.',
    )
}

/**
 * Opens the database, migrates it and, with `seed`, fills a new one. Throws when it cannot be reached, is locked, or newer.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder, seed, passwords, statementTimeoutMs = 0, onFailure = endProcess } = options
  const opened = url ? await openServer(url, statementTimeoutMs) : await openEmbedded(folder, onFailure)
  const { db, write, close } = opened
  try {
    // A migrator does nothing to a database with newer migrations than its own.
    await opened.migrate()
    await refuseNewer(db)
    if (seed) await seedOnce(db, seed, passwords)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db,
    store: withWriteCheck(databaseStore(db), write),
    close,
  }
}
