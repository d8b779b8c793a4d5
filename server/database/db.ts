import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { schema } from './schema.ts'

/** The shop's database or a transaction in it, on a Postgres server or embedded. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** The name of the unique index that an error reports as violated; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  const { code, constraint } = ((error as Error)?.cause ?? error) as { code?: string; constraint?: string }
  return code === '23505' ? constraint : undefined
}

/** The rows of a raw query, whichever driver answered it. */
export const rowsOf = async <Row>(answer: Promise<unknown>): Promise<Row[]> =>
  ((await answer) as { rows: Row[] }).rows

/** Why a query failed, in the database's own words, without the query and its values. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  return cause === undefined ? message : reasonOf(cause)
}

/** Splits a list into batches of at most `size` entries: a statement takes at most 65,535 values. */
export function* batches<Entry>(list: readonly Entry[], size = 1000): Generator<Entry[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/** Whether a statement that returns what it has written wrote anything. */
export const wroteAny = async (written: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await written).length > 0
