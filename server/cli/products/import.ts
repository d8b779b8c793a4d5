import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { brandKey, brandSpellings } from '../../../src/rules/brands.ts'
import { type WireFlags, wireFlagNames, wireFlags } from '../../../src/rules/restrictions.ts'
import { products } from '../../database/catalogueTables.ts'
import { batches, type Db } from '../../database/db.ts'
import { spreadsheetDoubt } from '../../productFile/cells.ts'
import type { FileRecord, ProductFile } from '../../productFile/read.ts'
import { type ProductLine, type ProductRow, readRow, toLine } from '../../productFile/row.ts'
import type { ImageStore } from '../../store/images.ts'
import type { ProductRecord } from '../../store/records.ts'
import { type CategoryPaths, categoryPaths, pathsIn, seemsSeveral } from './categoryPaths.ts'
import { pictureOf } from './pictures.ts'

type NewProduct = typeof products.$inferInsert

export type Report = {
  added: number
  changed: number
  same: number
  /** Part numbers that were on sale, and of which the file says that they are not. */
  hidden: string[]
  /** Skipped lines, each with all its reasons. */
  refused: { place: string; sku: string; why: string[] }[]
  /** Paths of the created categories, and those of the file that are taken by their first three levels. */
  categories: string[]
  deeper: ReadonlySet<string>
  /** The first lines that are taken, as the shop will have them. */
  preview: ProductLine[]
}

/** What a line has to give of a new product, or what the import finds for it. */
type Given = 'product_id' | 'sku' | 'name' | 'price' | 'category_id' | keyof WireFlags

type Options = {
  /** Computes the report without writing anything. */
  dryRun: boolean
  /** Creates missing categories. */
  makeCategories: boolean
  /** Folder of the picture files that the records name. */
  folder: string
  images: ImageStore
  now: Date
}

/** Reads the lines: each with its values, or with the reasons why it is refused. */
const linesOf = (records: readonly FileRecord[]) =>
  records.map(({ place, record, refused, sold }) => {
    const read = refused ? { refused: [refused] } : readRow(record)
    return { place, record, sold, sku: 'row' in read ? read.row.sku : (record.sku?.trim() ?? ''), ...read }
  })
type GoodLine = Extract<ReturnType<typeof linesOf>[number], { row: ProductRow }>

/** Thrown to roll back the transaction of a dry run; not reported as an error. */
class Rollback extends Error {}

const batchSize = 200
/** How many lines of the preview. */
const previewed = 3

type Column = Exclude<keyof NewProduct, 'product_id' | 'sku' | 'created_at' | 'position'>
/** The columns that an import writes: all but the keys, the date and the place of a product. */
const columns: Record<Exclude<Column, keyof WireFlags>, true> = {
  name: true,
  price: true,
  category_id: true,
  description: true,
  unit: true,
  brand: true,
  images: true,
  hidden: true,
}
const imported = [...(Object.keys(columns) as (keyof typeof columns)[]), ...wireFlagNames]

const isSame = (a: NewProduct, b: NewProduct) =>
  imported.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))

/** What a line lacks to add a new product. */
const lacks = (row: ProductRow, record: FileRecord['record']) =>
  (['name', 'price', 'category'] as const)
    .filter((key) => row[key] === undefined)
    .map((key) => `${key} ${key in record ? 'is missing' : 'has no column'}, and a new product needs one`)

/** What part numbers have in common that differ in case, blanks or the kind of dash only. */
const skuKey = (sku: string) =>
  sku
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')

/** Notes the part numbers of the file, after those that the shop has. */
function skuNotes(known: Iterable<string>) {
  const spellings = new Map([...known].map((sku) => [skuKey(sku), sku]))
  const places = new Map<string, string>()
  return {
    isUsed: (sku: string) => places.has(sku),
    note(sku: string, place: string) {
      places.set(sku, place)
      if (!spellings.has(skuKey(sku))) spellings.set(skuKey(sku), sku)
    },
    /** Why a line must not have this part number. */
    repeats: (sku: string) => (places.has(sku) ? [`sku is already used in ${places.get(sku)}`] : []),
    /** Why a new part number is probably not meant. */
    doubts(sku: string) {
      const doubt = spreadsheetDoubt(sku)
      const other = spellings.get(skuKey(sku))
      return [
        ...(doubt ? [`sku ${doubt}`] : []),
        ...(other !== undefined && other !== sku ? [`sku is ${other} in another spelling`] : []),
      ]
    },
  }
}

/** Returns how a brand is written: as the products that the file leaves alone have it, else as most of its lines do. */
function brandsOf(rows: readonly ProductRow[], products: readonly NewProduct[]): (brand: string) => string {
  const changed = new Set(rows.flatMap(({ sku, brand }) => (brand === undefined ? [] : [sku])))
  const kept = brandSpellings(products.filter(({ sku }) => !changed.has(sku)).map(({ brand }) => brand))
  const given = brandSpellings(rows.flatMap(({ brand = '' }) => brand))
  return (brand) => kept.get(brandKey(brand)) ?? given.get(brandKey(brand)) ?? brand
}

/** Returns the category of a path, which may be made; a sentence where there is none and none is made. */
function categoryFinder(paths: CategoryPaths, rows: readonly ProductRow[], makeCategories: boolean) {
  const written = rows.flatMap(({ category = [] }) => category)
  const pathOf = pathsIn(written)
  const isSeveral = seemsSeveral(written.map(pathOf))
  return async (typed: string): Promise<number | string> => {
    const category = pathOf(typed)
    const found = paths.find(category)
    if (typeof found === 'number' || !makeCategories) return found
    return isSeveral(category)
      ? `category ${category} seems to be several, or a path: write one, with > between its levels`
      : paths.findOrMake(category)
  }
}

async function writeProducts(tx: Db, changes: readonly NewProduct[]): Promise<void> {
  const set = Object.fromEntries(imported.map((key) => [key, sql.raw(`excluded."${products[key].name}"`)]))
  for (const batch of batches(changes, batchSize))
    await tx.insert(products).values(batch).onConflictDoUpdate({ target: products.sku, set })
}

/** Writes picture files, by the images that they become; those that are there already stay. */
async function writeImages(images: ImageStore, files: ReadonlyMap<string, string>): Promise<void> {
  const kept = new Set(files.size > 0 ? await images.list() : [])
  for (const [image, file] of files) if (!kept.has(image)) await images.write(image, await readFile(file))
}

/** Imports products in one transaction: a line changes or adds one, or is reported; what is not sold goes off sale. */
export async function importProducts(
  db: Db,
  { records, unsold }: Pick<ProductFile, 'records' | 'unsold'>,
  { dryRun, makeCategories, folder, images: imageStore, now }: Options,
): Promise<Report> {
  const report: Report = {
    added: 0,
    changed: 0,
    same: 0,
    hidden: [],
    refused: [],
    categories: [],
    deeper: new Set(),
    preview: [],
  }
  const defaults: Omit<ProductRecord, Given> = {
    description: '',
    unit: 'each',
    brand: '',
    images: [],
    created_at: now.toISOString(),
  }

  const work = async (tx: Db) => {
    const paths = await categoryPaths(tx)
    report.categories = paths.additions
    report.deeper = paths.deeper
    const bySku = new Map(
      (await tx.select().from(products)).map((product) => [product.sku, product as NewProduct]),
    )
    const lines = linesOf(records)
    const rows = lines.flatMap((line) => ('row' in line ? [line.row] : []))
    const spellingOf = brandsOf(rows, [...bySku.values()])
    const findOrMake = categoryFinder(paths, rows, makeCategories)
    const skus = skuNotes(bySku.keys())
    const changes: NewProduct[] = []
    const files = new Map<string, string>()

    /** The product that a line changes or adds, or why it is refused. */
    async function take({ row, record, place, sold }: GoodLine): Promise<NewProduct | string[]> {
      const { sku, category, images, ...values } = row
      const before = bySku.get(sku)
      const pictures = images?.map((path) => pictureOf(path, folder)) ?? []
      const why = [
        ...skus.repeats(sku),
        ...pictures.flatMap((picture) => ('refused' in picture ? [picture.refused] : [])),
        ...(before ? [] : [...skus.doubts(sku), ...lacks(row, record)]),
      ]
      skus.note(sku, place)
      let category_id = before?.category_id
      // Categories are not made for a line that is refused anyway.
      if (category !== undefined && (why.length === 0 || !makeCategories)) {
        const id = await findOrMake(category)
        if (typeof id === 'number') category_id = id
        else why.push(id)
      }
      if (why.length > 0) return why
      const good = pictures.flatMap((picture) => ('address' in picture ? [picture] : []))
      for (const { image, file } of good) if (image && file) files.set(image, file)
      return {
        ...(before ?? { ...defaults, ...wireFlags(), hidden: false }),
        ...values,
        ...(values.brand !== undefined && { brand: spellingOf(values.brand) }),
        ...(images && { images: good.map(({ address }) => address) }),
        ...(sold && { hidden: false }),
        sku,
        category_id,
      } as NewProduct
    }

    for (const line of lines) {
      const product = 'refused' in line ? line.refused : await take(line)
      if (Array.isArray(product)) {
        report.refused.push({ place: line.place, sku: line.sku, why: product })
        continue
      }
      const before = bySku.get(product.sku)
      if (report.preview.length < previewed)
        report.preview.push(toLine(product as ProductRecord, paths.nameOf(product.category_id)))
      if (before && isSame(before, product)) report.same += 1
      else {
        report[before ? 'changed' : 'added'] += 1
        changes.push(product)
      }
    }

    for (const sku of new Set(unsold)) {
      const before = bySku.get(sku)
      if (!before || before.hidden || skus.isUsed(sku)) continue
      report.hidden.push(sku)
      changes.push({ ...before, hidden: true })
    }

    await writeProducts(tx, changes)
    if (dryRun) throw new Rollback()
    await writeImages(imageStore, files)
  }

  await db.transaction(work).catch((error) => {
    if (!(error instanceof Rollback)) throw error
  })
  return report
}
