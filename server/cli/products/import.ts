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
class DryRun extends Error {
  report: Report
  constructor(report: Report) {
    super()
    this.report = report
  }
}

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

/** What the lines of a file are read against. */
type Shop = {
  bySku: ReadonlyMap<string, NewProduct>
  skus: ReturnType<typeof skuNotes>
  categoryOf: ReturnType<typeof categoryFinder>
  spellingOf: ReturnType<typeof brandsOf>
  /** The values of a new product that a line may leave out. */
  defaults: Partial<NewProduct>
} & Pick<Options, 'makeCategories' | 'folder'>

/** The product that a line changes or adds, with the picture files to copy by their images; or why it is refused. */
async function productOf(
  { row, record, place, sold }: GoodLine,
  { bySku, skus, categoryOf, spellingOf, defaults, makeCategories, folder }: Shop,
): Promise<{ product: NewProduct; files: [string, string][] } | { refused: string[] }> {
  const { sku, category, images, ...values } = row
  const before = bySku.get(sku)
  const pictures = images?.map((path) => pictureOf(path, folder)) ?? []
  const refused = [
    ...skus.repeats(sku),
    ...pictures.flatMap((picture) => ('refused' in picture ? [picture.refused] : [])),
    ...(before ? [] : [...skus.doubts(sku), ...lacks(row, record)]),
  ]
  skus.note(sku, place)
  let category_id = before?.category_id
  // Categories are not made for a line that is refused anyway.
  if (category !== undefined && (refused.length === 0 || !makeCategories)) {
    const id = await categoryOf(category)
    if (typeof id === 'number') category_id = id
    else refused.push(id)
  }
  if (refused.length > 0) return { refused }
  const good = pictures.flatMap((picture) => ('address' in picture ? [picture] : []))
  return {
    product: {
      ...(before ?? defaults),
      ...values,
      ...(values.brand !== undefined && { brand: spellingOf(values.brand) }),
      ...(images && { images: good.map(({ address }) => address) }),
      ...(sold && { hidden: false }),
      sku,
      category_id,
    } as NewProduct,
    files: good.flatMap(({ image, file }) => (image && file ? [[image, file]] : [])),
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
  { dryRun, makeCategories, folder, images, now }: Options,
): Promise<Report> {
  const lines = linesOf(records)
  const rows = lines.flatMap((line) => ('row' in line ? [line.row] : []))

  const work = async (tx: Db): Promise<Report> => {
    const paths = await categoryPaths(tx)
    const report: Report = {
      added: 0,
      changed: 0,
      same: 0,
      hidden: [],
      refused: [],
      categories: paths.additions,
      deeper: paths.deeper,
      preview: [],
    }
    const bySku = new Map<string, NewProduct>(
      (await tx.select().from(products)).map((product) => [product.sku, product]),
    )
    const shop: Shop = {
      bySku,
      skus: skuNotes(bySku.keys()),
      categoryOf: categoryFinder(paths, rows, makeCategories),
      spellingOf: brandsOf(rows, [...bySku.values()]),
      defaults: {
        description: '',
        unit: 'each',
        brand: '',
        images: [],
        created_at: now.toISOString(),
        hidden: false,
        ...wireFlags(),
      },
      makeCategories,
      folder,
    }
    const changes: NewProduct[] = []
    const files = new Map<string, string>()
    for (const line of lines) {
      const read = 'refused' in line ? { refused: line.refused } : await productOf(line, shop)
      if ('refused' in read) {
        report.refused.push({ place: line.place, sku: line.sku, why: read.refused })
        continue
      }
      const { product } = read
      for (const [image, file] of read.files) files.set(image, file)
      if (report.preview.length < previewed)
        report.preview.push(toLine(product as ProductRecord, paths.nameOf(product.category_id)))
      const before = bySku.get(product.sku)
      if (before && isSame(before, product)) report.same += 1
      else {
        report[before ? 'changed' : 'added'] += 1
        changes.push(product)
      }
    }

    for (const sku of new Set(unsold)) {
      const before = bySku.get(sku)
      if (!before || before.hidden || shop.skus.isUsed(sku)) continue
      report.hidden.push(sku)
      changes.push({ ...before, hidden: true })
    }

    await writeProducts(tx, changes)
    if (dryRun) throw new DryRun(report)
    await writeImages(images, files)
    return report
  }

  return db.transaction(work).catch((error) => {
    if (error instanceof DryRun) return error.report
    throw error
  })
}
