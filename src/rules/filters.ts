import { compareKeys, nameKey } from './nameOrder.ts'

/** Price bands in rupees, both bounds inclusive: a price on a shared bound is in two bands. §9, decision 5 */
export const priceBands = [
  { id: 'under-500', label: 'Under Rs.500', min: 0, max: 500 },
  { id: '500-1000', label: 'Rs.500-1000', min: 500, max: 1000 },
  { id: '1000-20000', label: 'Rs.1000-20000', min: 1000, max: 20_000 },
  { id: 'over-20000', label: 'Over Rs.20000', min: 20_000, max: Infinity },
] as const

/** Sort orders of the list: the id used in the address and the label. BEY-01 */
export const sorts = [
  { id: 'relevance', label: 'Relevance' },
  { id: 'price-asc', label: 'Price, low first' },
  { id: 'price-desc', label: 'Price, high first' },
  { id: 'name', label: 'Name' },
] as const

export type Sort = (typeof sorts)[number]['id']

/** How a list is shown: a grid of cards, or the rows of a spec sheet. BEY-05 */
export type View = 'cards' | 'sheet'

/** The choices on the product list: band ids, brand names, sort order, view, and page from 1. */
export type Filters = { bands: string[]; brands: string[]; sort: Sort; view: View; page: number }

/** The whole list in catalogue order, first page. */
export const noFilters: Filters = { bands: [], brands: [], sort: 'relevance', view: 'cards', page: 1 }

/** Reads the page number of an address (?page=2); 1 unless it is a whole number above 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/** Reads the filters of an address. Unknown bands and sorts, blanks and repeats are dropped; a bad page is 1. */
export function readFilters(params: URLSearchParams): Filters {
  const chosen = new Set(params.getAll('band'))
  const brands = params.getAll('brand').filter((brand) => brand.trim() !== '')
  return {
    bands: priceBands.map(({ id }) => id).filter((id) => chosen.has(id)),
    brands: [...new Set(brands)],
    sort: sorts.find(({ id }) => id === params.get('sort'))?.id ?? 'relevance',
    view: params.get('view') === 'sheet' ? 'sheet' : 'cards',
    page: readPage(params),
  }
}

/** Returns the address parameters with these filters, defaults left out; unrelated parameters (cat_id) are kept. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const written = new URLSearchParams(params)
  for (const key of ['band', 'brand', 'sort', 'view', 'page']) written.delete(key)
  for (const band of filters.bands) written.append('band', band)
  for (const brand of filters.brands) written.append('brand', brand)
  if (filters.sort !== 'relevance') written.set('sort', filters.sort)
  if (filters.view === 'sheet') written.set('view', 'sheet')
  if (filters.page > 1) written.set('page', String(filters.page))
  return written
}

/** Columns of the catalogue, indexed by position in its list. Built by `buildIndex`, read by `applyFilters`. */
export type FilterIndex = {
  size: number
  /** One bit per price band. */
  bands: Uint8Array
  /** Index of the brand in `brands`; `brands.length` for a product without a brand. */
  brandNumbers: Uint16Array | Uint32Array
  prices: Float64Array
  /** Brand names, sorted. */
  brands: string[]
  names: string[]
  /** Sorted positions, for each sort order used so far. */
  orders: Partial<Record<Sort, Uint32Array>>
}

/** Builds the columns that filtering reads, in one pass over the products. */
export function buildIndex(products: readonly { price: number; brand: string; name: string }[]): FilterIndex {
  const size = products.length
  const brands = [...new Set(products.map(({ brand }) => brand))].filter((brand) => brand.trim() !== '')
  const keys = new Map(brands.map((brand) => [brand, nameKey(brand)]))
  brands.sort((a, b) => compareKeys(keys.get(a)!, keys.get(b)!))
  const numbers = new Map(brands.map((brand, number) => [brand, number]))
  const index: FilterIndex = {
    size,
    bands: new Uint8Array(size),
    brandNumbers: brands.length < 0xffff ? new Uint16Array(size) : new Uint32Array(size),
    prices: new Float64Array(size),
    brands,
    names: products.map(({ name }) => name),
    orders: {},
  }
  products.forEach(({ price, brand }, at) => {
    index.prices[at] = price
    index.brandNumbers[at] = numbers.get(brand) ?? brands.length
    index.bands[at] = bandBits(price)
  })
  return index
}

const bandBits = (price: number) =>
  priceBands.reduce((bits, { min, max }, n) => (min <= price && price <= max ? bits | (1 << n) : bits), 0)

function orderOf(index: FilterIndex, sort: Sort): Uint32Array {
  const order = index.orders[sort] ?? sortPositions(index, sort)
  index.orders[sort] = order
  return order
}

// Equal entries keep the order of the catalogue.
function sortPositions({ size, prices, names }: FilterIndex, sort: Sort): Uint32Array {
  const positions = Uint32Array.from({ length: size }, (_, at) => at)
  if (sort === 'relevance') return positions
  if (sort === 'name') {
    const keys = names.map(nameKey)
    return positions.sort((a, b) => compareKeys(keys[a]!, keys[b]!) || a - b)
  }
  const direction = sort === 'price-asc' ? 1 : -1
  return positions.sort((a, b) => direction * (prices[a]! - prices[b]!) || a - b)
}

export type Filtered = {
  /** Positions in the catalogue of the products that match, sorted as asked. */
  positions: Uint32Array
  /** Per band id and brand name: how many products that box would show, given the choices in the other group. */
  bandCounts: Record<string, number>
  brandCounts: Record<string, number>
}

/**
 * Returns the matching products and the count of every box, in one pass: bands OR bands, brands OR brands, bands AND
 * brands. A chosen brand that no product has matches nothing. §2, §9
 */
export function applyFilters(index: FilterIndex, filters: Omit<Filters, 'page' | 'view'>): Filtered {
  const { size, bands, brandNumbers, brands } = index
  const order = orderOf(index, filters.sort)
  const mask = priceBands.reduce(
    (bits, { id }, n) => (filters.bands.includes(id) ? bits | (1 << n) : bits),
    0,
  )
  const chosen = new Set(filters.brands)
  const open = Uint8Array.from([...brands, ''], (brand) => (chosen.size === 0 || chosen.has(brand) ? 1 : 0))
  const perBits = new Uint32Array(1 << priceBands.length)
  const perBrand = new Uint32Array(brands.length + 1)
  const found = new Uint32Array(size)
  let count = 0
  for (let i = 0; i < size; i++) {
    const at = order[i]!
    const bits = bands[at]!
    const brand = brandNumbers[at]!
    const inBands = mask === 0 || (bits & mask) !== 0 ? 1 : 0
    const inBrands = open[brand]!
    // Always written, but `count` only advances on a match: this avoids a branch that the CPU could mispredict.
    found[count] = at
    count += inBands & inBrands
    perBits[bits]! += inBrands
    perBrand[brand]! += inBands
  }
  const inBand = (n: number) =>
    perBits.reduce((sum, matches, bits) => (bits & (1 << n) ? sum + matches : sum), 0)
  return {
    positions: found.slice(0, count),
    bandCounts: Object.fromEntries(priceBands.map(({ id }, n) => [id, inBand(n)])),
    // Looked up by brand names from the address, such as '__proto__': without a prototype only own entries are found.
    brandCounts: Object.assign(
      Object.create(null),
      Object.fromEntries(brands.map((brand, n) => [brand, perBrand[n]!])),
    ),
  }
}
