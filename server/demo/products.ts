import { wireFlags } from '../../src/rules/restrictions.ts'
import { type FileRecord, readProductFile } from '../productFile/read.ts'
import { readRow } from '../productFile/row.ts'
import type { ProductRecord } from '../store/records.ts'
import { categoryIds } from './categories.ts'
import { demoFile } from './file.ts'

/** New arrivals, newest first. All of them have a picture, no two come from the same shelf. */
export const newArrivals = [323, 1203, 115, 706, 205, 306, 604, 804, 511, 1208, 717, 906]

// Each primary category numbers its products from a hundred of its own, in the order of the file: hinges 101.., locks
// 201.., and so on.
const counts = new Map<string, number>()
function nextId(category: string): number {
  const [range = ''] = category.split(' > ')
  const count = (counts.get(range) ?? 0) + 1
  counts.set(range, count)
  return ([...counts.keys()].indexOf(range) + 1) * 100 + count
}

function product({ place, record, refused }: FileRecord): ProductRecord {
  const read = readRow(record)
  if (refused || 'refused' in read)
    throw new Error(`products.csv, ${place}: ${refused ?? JSON.stringify(read)}`)
  const { category = '', ...row } = read.row
  const product_id = nextId(category)
  const category_id = categoryIds.get(category)
  if (category_id === undefined) throw new Error(`products.csv, ${place}: there is no category ${category}`)
  const blank = { name: '', price: 0, description: '', images: [], unit: '', brand: '', ...wireFlags() }
  return { product_id, ...blank, category_id, ...row, created_at: createdAt(product_id) }
}

/** New arrivals in November 2026, the rest over the eighteen months before October; fixed for each id. */
function createdAt(id: number): string {
  const rank = newArrivals.indexOf(id)
  const date =
    rank < 0 ? Date.UTC(2025, 3, 1 + ((id * 37) % 540), 4, 30) : Date.UTC(2026, 10, 18 - rank, 4, 30)
  return new Date(date).toISOString()
}

const inFile = readProductFile(demoFile('products.csv')).records.map(product)

// One product of every picture comes first, then those that share one, so that the first page of a list shows as many
// different pictures as possible.
const firstOf = new Map(inFile.toReversed().map((each) => [each.images[0], each]))
const isFirst = (each: ProductRecord) => firstOf.get(each.images[0]) === each

/** The products of the demo, in the order of the catalogue. */
export const products: readonly ProductRecord[] = [
  ...inFile.filter(isFirst),
  ...inFile.filter((each) => !isFirst(each)),
]
