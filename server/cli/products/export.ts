import { stringify } from 'csv-stringify/sync'
import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { products } from '../../database/schema.ts'
import { categoryPaths } from './categoryPaths.ts'
import { toCell } from './csvCell.ts'
import { columns, toRow } from './row.ts'

/** Writes all products as the text of a file that `products import` can read. */
export async function exportProducts(
  db: Db,
  format: 'csv' | 'json',
): Promise<{ text: string; count: number }> {
  const paths = await categoryPaths(db)
  const all = await db.select().from(products).orderBy(asc(products.position))
  const rows = all.map((product) => toRow(product, paths.nameOf(product.category_id)))
  const text =
    format === 'json'
      ? `${JSON.stringify(rows, null, 2)}\n`
      : stringify(rows, { header: true, columns: [...columns], cast: { string: toCell } })
  return { text, count: rows.length }
}
