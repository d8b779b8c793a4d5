import { compareNames } from './nameOrder.ts'

/** Price bands in rupees, both bounds inclusive: a price on a shared bound is in two bands. §9, decision 5 */
export const priceBands = [
  { id: 'under-500', label: 'Under Rs.500', min: 0, max: 500 },
  { id: '500-1000', label: 'Rs.500-1000', min: 500, max: 1000 },
  { id: '1000-20000', label: 'Rs.1000-20000', min: 1000, max: 20_000 },
  { id: 'over-20000', label: 'Over Rs.20000', min: 20_000, max: Infinity },
] as const

type Sortable = { price: number; brand: string; name: string }

/** Sort orders of the list: the id used in the address, the label, and how two products compare. BEY-01 */
export const sorts = [
  { id: 'relevance', label: 'Relevance', compare: () => 0 },
  { id: 'price-asc', label: 'Price, low first', compare: (a, b) => a.price - b.price },
  { id: 'price-desc', label: 'Price, high first', compare: (a, b) => b.price - a.price },
  { id: 'name', label: 'Name', compare: (a, b) => compareNames(a.name, b.name) },
] as const satisfies { id: string; label: string; compare: (a: Sortable, b: Sortable) => number }[]

export type Sort = (typeof sorts)[number]['id']

/** How a list is shown: a grid of cards, or the rows of a spec sheet. BEY-05 */
export type View = 'cards' | 'sheet'

/** The choices on the product list: band ids, brand names, sort order, view, and page from 1. */
export type Filters = { bands: string[]; brands: string[]; sort: Sort; view: View; page: number }

/** The whole list in catalogue order, first page. */
export const noFilters: Filters = { bands: [], brands: [], sort: 'relevance', view: 'cards', page: 1 }

/** The search parameters that say what a list is of. */
export const sourceParameters = { category: 'cat_id', search: 'q' } as const

/** The search parameters that filter and sort a list. */
export const filterParameters = ['band', 'brand', 'sort', 'view', 'page'] as const

/** Reads the page number of an address (?page=2); 1 unless it is a whole number above 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/** Reads the filters of an address. Unknown bands and sorts, blanks and repeats are dropped; a bad page is 1. */
export function readFilters(params: URLSearchParams): Filters {
  const bandIds = new Set(params.getAll('band'))
  const brands = params.getAll('brand').filter((brand) => brand.trim() !== '')
  return {
    bands: priceBands.map(({ id }) => id).filter((id) => bandIds.has(id)),
    brands: [...new Set(brands)],
    sort: sorts.find(({ id }) => id === params.get('sort'))?.id ?? 'relevance',
    view: params.get('view') === 'sheet' ? 'sheet' : 'cards',
    page: readPage(params),
  }
}

const sources: readonly string[] = Object.values(sourceParameters)

/** Returns the address parameters with these filters, defaults left out; what the list is of is kept. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => sources.includes(name)))
  for (const band of filters.bands) next.append('band', band)
  for (const brand of filters.brands) next.append('brand', brand)
  if (filters.sort !== 'relevance') next.set('sort', filters.sort)
  if (filters.view === 'sheet') next.set('view', 'sheet')
  if (filters.page > 1) next.set('page', String(filters.page))
  return next
}

export type FilterResult<Product> = {
  /** The products that match, sorted as asked. */
  products: Product[]
  /** Per band id and brand name: how many products that box would show, given the choices in the other group. */
  bandCounts: Record<string, number>
  brandCounts: Record<string, number>
}

type Band = (typeof priceBands)[number]
const inBand = ({ min, max }: Band, { price }: Sortable) => min <= price && price <= max

/**
 * Returns the matching products and the count of every box: bands OR bands, brands OR brands, bands AND brands. A chosen
 * brand that no product has matches nothing; equal products keep the order of the list. §2, §9
 */
export function applyFilters<Product extends Sortable>(
  list: readonly Product[],
  { bands, brands, sort }: Pick<Filters, 'bands' | 'brands' | 'sort'>,
): FilterResult<Product> {
  const chosenBands = priceBands.filter(({ id }) => bands.includes(id))
  const hasBand = (product: Product) =>
    chosenBands.length === 0 || chosenBands.some((band) => inBand(band, product))
  const hasBrand = ({ brand }: Product) => brands.length === 0 || brands.includes(brand)
  const inBands = list.filter(hasBand)
  const inBrands = list.filter(hasBrand)
  const compare = sorts.find(({ id }) => id === sort)?.compare ?? (() => 0)
  return {
    products: inBands.filter(hasBrand).toSorted(compare),
    bandCounts: Object.fromEntries(
      priceBands.map((band) => [band.id, inBrands.filter((product) => inBand(band, product)).length]),
    ),
    brandCounts: countBrands(list, inBands),
  }
}

/** Counts the products in `matching` of each brand in `list`, 0 included, by name. */
function countBrands(list: readonly Sortable[], matching: readonly Sortable[]): Record<string, number> {
  // Looked up by brand names from the address, such as '__proto__': without a prototype only own entries are found.
  const counts: Record<string, number> = Object.create(null)
  const names = new Set(list.map(({ brand }) => brand).filter((brand) => brand.trim() !== ''))
  for (const name of [...names].sort(compareNames)) counts[name] = 0
  for (const { brand } of matching) if (names.has(brand)) counts[brand] = (counts[brand] ?? 0) + 1
  return counts
}
