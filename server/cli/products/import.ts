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
class Undo extends Error {}

const atOnce = 200

const columns = ['name', 'price', 'category_id', 'description', 'unit', 'brand', 'images'] as const
const compared = [...columns, ...wireFlagNames]

const isSame = (a: NewProduct, b: NewProduct) =>
  compared.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))

/** What a line lacks to add a new product. */
const lacks = (row: ProductRow) =>
  (['name', 'price', 'category'] as const)
    .filter((key) => row[key] === undefined)
    .map((key) => `${key} is missing, and a new product needs one`)

/** The product after applying a line to `before`, undefined for a new product. */
function merged(
  row: ProductRow,
  before: NewProduct | undefined,
  more: { category_id: number | undefined; images: string[]; now: Date },
): NewProduct {
  const base = before ?? {
    description: '',
    unit: 'each',
    brand: '',
    images: [],
    ...wireFlags(),
    created_at: more.now.toISOString(),
  }
  const { category: _, images, ...values } = row
  return {
    ...base,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ...(more.category_id !== undefined && { category_id: more.category_id }),
    ...(images && { images: more.images }),
  } as NewProduct
}

/** Imports products in one transaction: a line changes the product with its part number, or adds one, or is reported. */
export async function importProducts(
  db: Db,
  records: readonly FileRecord[],
  options: Options,
): Promise<Report> {
  const { dryRun, makeCategories, folder, dataDir, now } = options
  const report: Report = { added: 0, changed: 0, same: 0, refused: [], categories: [] }
  const copies: (() => void)[] = []

  const work = async (tx: Db) => {
    const paths = await categoryPaths(tx)
    const { position: _, ...columns } = products
    const bySku = new Map(
      (await tx.select().from(products)).map((product) => [product.sku, product as NewProduct]),
    )
    const places = new Map<string, string>()
    const write: NewProduct[] = []

    for (const { place, record, refused } of records) {
      const read = refused ? { refused: [refused] } : readRow(record)
      const sku = 'row' in read ? read.row.sku : (record.sku ?? '')
      const refuse = (why: string[]) => report.refused.push({ place, sku, why })
      if ('refused' in read) {
        refuse(read.refused)
        continue
      }
      const { row } = read
      const why: string[] = []
      if (places.has(sku)) why.push(`sku is already used in ${places.get(sku)}`)
      places.set(sku, place)
      const pictures = (row.images ?? []).map((path) => pictureOf(path, folder, dataDir))
      for (const picture of pictures) if ('refused' in picture) why.push(picture.refused)
      const before = bySku.get(sku)
      if (!before) why.push(...lacks(row))
      let category: number | undefined
      // Categories are not made for a line that is refused anyway.
      if (row.category !== undefined && (why.length === 0 || !makeCategories)) {
        const id = makeCategories ? await paths.findOrMake(row.category) : paths.find(row.category)
        if (typeof id === 'number') category = id
        else why.push(id)
      }
      if (why.length > 0) {
        refuse(why)
        continue
      }
      const images = pictures.flatMap((each) => ('address' in each ? [each.address] : []))
      const product = merged(row, before, { category_id: category, images, now })
      for (const picture of pictures) if ('copy' in picture) copies.push(picture.copy)
      if (before && isSame(before, product)) report.same += 1
      else {
        report[before ? 'changed' : 'added'] += 1
        write.push(product)
      }
    }
    report.categories = paths.additions

    const set = Object.fromEntries(compared.map((key) => [key, sql.raw(`excluded."${columns[key].name}"`)]))
    for (const some of parts(write, atOnce))
      await tx.insert(products).values(some).onConflictDoUpdate({ target: products.sku, set })
    if (dryRun) throw new Undo()
    for (const copy of copies) copy()
  }

  await db.transaction(work).catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
  return report
}
