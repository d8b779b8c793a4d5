import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { listOf, nonBlankText, number, optional, recordOf, recordsOf, text } from '../lib/wire.ts'
import type { Id as IdValue } from '../rules/id.ts'
import { byWireFlag, type RestrictionFlags, readFlags, statesFlags } from '../rules/restrictions.ts'
import type { SearchMatch as Match } from '../rules/searchMatch.ts'
import { readStock, type Stock } from '../rules/stock.ts'
import { CategoryName } from './categories.ts'
import { Id } from './id.ts'

/** Reads image paths from a list of paths or records, the JSON text of such a list, or a single path. */
function imagePaths(value: unknown): string[] {
  if (typeof value === 'string' && value.trim().startsWith('['))
    try {
      return imagePaths(JSON.parse(value))
    } catch {
      return []
    }
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((entry) => {
    const path =
      typeof entry === 'object' && entry !== null
        ? ((entry as { image_url?: unknown }).image_url ?? (entry as { url?: unknown }).url)
        : entry
    return typeof path === 'string' && path.trim() !== '' ? [path.trim()] : []
  })
}

// Read from the whole record, in more than one spelling; named here so that the contract has them.
const anything = z.optional(z.unknown())
const flags = byWireFlag(() => anything)
const pictures = { images: anything, primary_image: anything, image_url: anything }

const ProductWire = z.looseObject({
  product_id: Id,
  name: nonBlankText,
  sku: text,
  price: number.check(z.gte(0)),
  description: text,
  unit: text,
  brand: text,
  category_id: optional(Id),
  category_name: optional(nonBlankText),
  category_slug: optional(nonBlankText),
  category_parents: optional(z.array(CategoryName)),
  ...pictures,
  ...flags,
  stock: anything,
})

export type Product = RestrictionFlags & {
  product_id: IdValue
  name: string
  sku: string
  /** Rupees, inc VAT. */
  price: number
  description: string
  /** Paths, the first is the main one; may be empty. */
  images: string[]
  unit: string
  brand: string
  category_id?: IdValue
  category_name?: string
  category_slug?: string
  /** The categories above its own, upper levels first; not in the list of all products. */
  category_parents?: CategoryName[]
  /** Not among the fields of §3: undefined where the back end says nothing of it. */
  stock?: Stock | undefined
}

function toProduct(wire: z.output<typeof ProductWire>): Product {
  const [images = []] = [wire.images, wire.primary_image, wire.image_url]
    .map(imagePaths)
    .filter((paths) => paths.length > 0)
  const stock = readStock(wire.stock)
  return {
    product_id: wire.product_id,
    name: wire.name,
    sku: wire.sku,
    price: wire.price,
    description: wire.description,
    images,
    unit: wire.unit,
    brand: wire.brand,
    ...readFlags(wire),
    category_id: wire.category_id,
    category_name: wire.category_name,
    category_slug: wire.category_slug,
    ...(wire.category_parents && { category_parents: wire.category_parents }),
    ...(stock && { stock }),
  }
}

/** §3 Product. Normalises the field names that vary in the specification (only_cod / cod_only, image fields). */
export const Product = z.pipe(ProductWire, z.transform(toProduct))

const words = listOf(nonBlankText)

const SearchMatch = z.object({
  words: text,
  unknown: words,
  left_out: words,
  // Version 1.0.0 did not send it.
  described: optional(words),
  corrected: listOf(z.object({ typed: nonBlankText, meant: nonBlankText })),
  not_sold: words,
})

const SearchResultWire = z.extend(ProductWire, { slug: text, match: optional(SearchMatch) })

/** A product that a search has found. */
export type SearchResult = Product & {
  /** The back end states no more of it than §3: neither its unit nor its restrictions, which a list shows. */
  brief: boolean
  match?: Match | undefined
}

/** §3 Search result; `slug` is that of the category. */
export const SearchResult = z.pipe(
  SearchResultWire,
  z.transform(
    (wire): SearchResult => ({
      ...toProduct({ ...wire, category_slug: wire.slug || wire.category_slug }),
      brief: !('unit' in wire && statesFlags(wire)),
      ...(wire.match && { match: wire.match }),
    }),
  ),
)

/** The name of a brand: text, or a record that has it. */
export const BrandName = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null
      ? ((value as { name?: unknown }).name ?? (value as { brand?: unknown }).brand)
      : value,
  ),
  nonBlankText,
)

/** §7 Catalogue: the calls about products. */
export const products = {
  list: endpoint('GET', '/products', {
    query: z.object({ categoryId: z.optional(Id) }),
    response: recordsOf('product_id', Product, 'products'),
  }),
  one: endpoint('GET', '/products/:id', { response: recordOf(Product, 'product') }),
  newArrivals: endpoint('GET', '/products/new-arrivals', {
    response: recordsOf('product_id', Product, 'products'),
  }),
  search: endpoint('GET', '/products/search-products', {
    query: z.object({ q: z.string(), limit: z.optional(number) }),
    response: recordsOf('product_id', SearchResult, 'products', 'results'),
  }),
  brands: endpoint('GET', '/products/brands', { response: listOf(BrandName, 'brands') }),
}
