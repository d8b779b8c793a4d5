import { sql } from 'drizzle-orm'
import { wireFlagNames, wireFlags } from '../../../src/rules/restrictions.ts'
import { type Db, parts } from '../../database/db.ts'
import { products } from '../../database/schema.ts'
import { categoryPaths } from './categoryPaths.ts'
import type { FileRecord } from './file.ts'
import { pictureOf } from './pictures.ts'
import { type ProductRow, readRow } from './row.ts'

type NewProduct = typeof products.$inferInsert

export type Report = {
  added: number
  changed: number
  same: number
  /** Skipped lines, each with all its reasons. */
  refused: { place: string; sku: string; why: string[] }[]
  /** Paths of the created categories. */
  categories: string[]
}

type Options = {
  /** Computes the report without writing anything. */
  dryRun: boolean
  /** Creates missing categories. */
  makeCategories: boolean
  /** Folder of the picture files that the records name. */
  folder: string
  dataDir: string
  now: Date
}

/** Thrown to roll back the transaction of a dry run; not reported as an error. */
class Rollback extends Error {}

const batchSize = 200

/** The columns that an import writes. */
const imported = [
  ...(['name', 'price', 'category_id', 'description', 'unit', 'brand', 'images'] as const),
  ...wireFlagNames,
]

const isSame = (a: NewProduct, b: NewProduct) =>
  imported.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))

/** What a line lacks to add a new product. */
const lacks = (row: ProductRow) =>
  (['name', 'price', 'category'] as const)
    .filter((key) => row[key] === undefined)
    .map((key) => `${key} is missing, and a new product needs one`)

/** Imports products in one transaction: a line changes the product with its part number, or adds one, or is reported. */
export async function importProducts(
  db: Db,
  records: readonly FileRecord[],
  { dryRun, makeCategories, folder, dataDir, now }: Options,
): Promise<Report> {
  const report: Report = { added: 0, changed: 0, same: 0, refused: [], categories: [] }
  const defaults = { description: '', unit: 'each', brand: '', images: [], created_at: now.toISOString() }

  const work = async (tx: Db) => {
    const paths = await categoryPaths(tx)
    report.categories = paths.additions
    const bySku = new Map(
      (await tx.select().from(products)).map((product) => [product.sku, product as NewProduct]),
    )
    const places = new Map<string, string>()
    const changes: NewProduct[] = []
    const copies: (() => void)[] = []

    for (const { place, record, refused } of records) {
      const read = refused ? { refused: [refused] } : readRow(record)
      if ('refused' in read) {
        report.refused.push({ place, sku: record.sku?.trim() ?? '', why: read.refused })
        continue
      }
      const { sku, category, images, ...values } = read.row
      const before = bySku.get(sku)
      const pictures = images?.map((path) => pictureOf(path, folder, dataDir)) ?? []
      const why = [
        ...(places.has(sku) ? [`sku is already used in ${places.get(sku)}`] : []),
        ...pictures.flatMap((picture) => ('refused' in picture ? [picture.refused] : [])),
        ...(before ? [] : lacks(read.row)),
      ]
      places.set(sku, place)
      let category_id = before?.category_id
      // Categories are not made for a line that is refused anyway.
      if (category !== undefined && (why.length === 0 || !makeCategories)) {
        const id = makeCategories ? await paths.findOrMake(category) : paths.find(category)
        if (typeof id === 'number') category_id = id
        else why.push(id)
      }
      if (why.length > 0) {
        report.refused.push({ place, sku, why })
        continue
      }
      const good = pictures.flatMap((picture) => ('address' in picture ? [picture] : []))
      const product = {
        ...(before ?? { ...defaults, ...wireFlags() }),
        ...values,
        ...(images && { images: good.map(({ address }) => address) }),
        sku,
        category_id,
      } as NewProduct
      copies.push(...good.map(({ copy }) => copy))
      if (before && isSame(before, product)) report.same += 1
      else {
        report[before ? 'changed' : 'added'] += 1
        changes.push(product)
      }
    }

    const set = Object.fromEntries(imported.map((key) => [key, sql.raw(`excluded."${products[key].name}"`)]))
    for (const batch of parts(changes, batchSize))
      await tx.insert(products).values(batch).onConflictDoUpdate({ target: products.sku, set })
    if (dryRun) throw new Rollback()
    for (const copy of copies) copy()
  }

  await db.transaction(work).catch((error) => {
    if (!(error instanceof Rollback)) throw error
  })
  return report
}
