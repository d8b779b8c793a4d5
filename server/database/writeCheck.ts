import { eq, sql } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Db } from './db.ts'
import { settings } from './orderTables.ts'

const repeatMs = 2000
const name = 'write check'

/** Writes 64 kB that nobody reads, so that a table's file has to grow, and deletes them. Rejects when that fails. */
export const tryWrite = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const value = sql`(select string_agg(md5(random()::text), '') from generate_series(1, 2000))`
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
    await tx.delete(settings).where(eq(settings.name, name))
  })

/** The store, which after an error tries `write` until one succeeds. Until then `ready` rejects, and reading goes on. */
export function withWriteCheck(store: Store, write: () => Promise<void>): Store {
  let failure: unknown
  let running: Promise<void> | undefined
  let repeat: NodeJS.Timeout | undefined
  const check = () => {
    clearTimeout(repeat)
    running ??= write()
      .then(
        () => {
          failure = undefined
        },
        (error) => {
          failure = error
          repeat = setTimeout(check, repeatMs).unref()
        },
      )
      .finally(() => {
        running = undefined
      })
    return running
  }
  const calls = Object.entries(store as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)
  const checked = calls.map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await call(...args)
      } catch (error) {
        // A refusal comes from the code that a transaction ran, and tells nothing of the database.
        if (!failure && !(error instanceof Refusal)) void check()
        throw error
      }
    },
  ])
  return {
    ...(Object.fromEntries(checked) as Store),
    async ready() {
      await store.ready()
      if (running || failure) await check()
      if (failure) throw failure
    },
  }
}
