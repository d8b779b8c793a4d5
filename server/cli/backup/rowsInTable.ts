import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db.ts'
import type { Row } from './tables.ts'

const atOnce = 500

/** Yields the rows of a table as JSON records, some at a time. */
export async function* rowsInTable(db: Db, table: string): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += atOnce) {
    const rows = await rowsOf<{ row: Row }>(
      db.execute(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t limit ${atOnce} offset ${offset}`,
      ),
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) return
  }
}
