import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './db.ts'

const tables = [
  ...['products', 'categories', 'announcements', 'banners', 'promotions'],
  ...['users', 'orders', 'reviews', 'feedback', 'complaints'],
]

/** Whether the shop has no data yet that a seed would mix with or a restore would replace. */
export async function isEmpty(db: Db): Promise<boolean> {
  const some = sql.join(
    tables.map((table) => sql`exists(select from ${sql.identifier(table)})`),
    sql` or `,
  )
  const [row] = await rowsOf<{ some: boolean }>(db.execute(sql`select ${some} as some`))
  return !row?.some
}
