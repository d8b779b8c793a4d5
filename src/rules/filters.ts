import { brandKey, brandSpellings } from './brands.ts'
import { compareNames } from './nameOrder.ts'
import { propertiesOf, propertyGroups, propertyLabel } from './properties.ts'

/** Price bands in rupees, both bounds inclusive: a price on a shared bound is in two bands. §9, decision 5 */
export const priceBands = [
  { id: 'under-500', label: 'Under Rs.500', min: 0, max: 500 },
  { id: '500-1000', label: 'Rs.500-1000', min: 500, max: 1000 },
  { id: '1000-20000', label: 'Rs.1000-20000', min: 1000, max: 20_000 },
  { id: 'over-20000', label: 'Over Rs.20000', min: 20_000, max: Infinity },
] as const

/** What filters and sort orders read of a product. */
export type Sortable = { price: number; brand: string; name: string; description?: string }

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

/** What is ticked: band ids, brand names, and properties as 'Finish: Satin brass'. */
export type Selection = { bands: string[]; brands: string[]; properties: string[] }

/** The choices on the product list: what is ticked, sort order, view, and page from 1. */
export type Filters = Selection & { sort: Sort; view: View; page: number }

export const noSelection: Selection = { bands: [], brands: [], properties: [] }

/** The whole list in catalogue order, first page. */
export const noFilters: Filters = { ...noSelection, sort: 'relevance', view: 'cards', page: 1 }

/** The search parameters that say what a list is of. */
export const sourceParameters = { category: 'cat_id', search: 'q' } as const

/** The search parameters that filter and sort a list. */
export const filterParameters = ['band', 'brand', 'property', 'sort', 'view', 'page'] as const

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
    properties: [...new Set(params.getAll('property'))].filter(propertyLabel),
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
  for (const property of filters.properties) next.append('property', property)
  if (filters.sort !== 'relevance') next.set('sort', filters.sort)
  if (filters.view === 'sheet') next.set('view', 'sheet')
  if (filters.page > 1) next.set('page', String(filters.page))
  return next
}

/** How many products each box would show, given the choices in the other groups; by what it adds to `Selection`. */
export type FilterCounts = {
  bandCounts: Record<string, number>
  brandCounts: Record<string, number>
  /** The further groups that the list offers, with the counts of their boxes. */
  propertyGroups: { label: string; counts: Record<string, number> }[]
}

export type FilterResult<Product> = FilterCounts & {
  /** The products that match, sorted as asked. */
  products: Product[]
}

type Band = (typeof priceBands)[number]
const inBand = ({ min, max }: Band, { price }: Sortable) => min <= price && price <= max

/** The matching products and the count of every box: OR within bands and brands, AND across. §2, §9, decision 81 */
export function applyFilters<Product extends Sortable>(
  list: readonly Product[],
  { bands, brands, properties, sort }: Selection & Pick<Filters, 'sort'>,
): FilterResult<Product> {
  const chosenBands = priceBands.filter(({ id }) => bands.includes(id))
  const groups: { name: string; fits: (product: Product) => boolean }[] = []
  if (chosenBands.length > 0)
    groups.push({ name: 'band', fits: (product) => chosenBands.some((band) => inBand(band, product)) })
  // A list has few brands and many products: each is spelt once.
  const spellings = brandSpellings(list.map(({ brand }) => brand))
  const spelt = new Map(list.map(({ brand }) => [brand, '']))
  for (const brand of spelt.keys()) spelt.set(brand, spellings.get(brandKey(brand)) ?? '')
  const chosenBrands = new Set(brands.map((brand) => spellings.get(brandKey(brand))))
  if (brands.length > 0)
    groups.push({ name: 'brand', fits: ({ brand }) => chosenBrands.has(spelt.get(brand)) })
  for (const label of new Set(properties.map(propertyLabel)))
    groups.push({
      name: `property ${label}`,
      fits: (product) =>
        properties.some((each) => propertyLabel(each) === label && propertiesOf(product).has(each)),
    })
  const matching = (except?: string) =>
    list.filter((product) => groups.every(({ name, fits }) => name === except || fits(product)))
  const inOthers = matching('band')
  const compare = sorts.find(({ id }) => id === sort)?.compare ?? (() => 0)
  return {
    products: matching().toSorted(compare),
    bandCounts: Object.fromEntries(
      priceBands.map((band) => [band.id, inOthers.filter((product) => inBand(band, product)).length]),
    ),
    brandCounts: counts(
      [...spellings.values()],
      matching('brand').map(({ brand }) => [spelt.get(brand) ?? '']),
    ),
    propertyGroups: propertyGroups(list).map(({ label, values }) => ({
      label,
      counts: counts(values, matching(`property ${label}`).map(propertiesOf)),
    })),
  }
}

/** Counts in how many of `entries` each of `values` is, 0 included, in the order of their names. */
function counts(values: readonly string[], entries: readonly Iterable<string>[]): Record<string, number> {
  // Looked up by values from the address, such as '__proto__': without a prototype only own entries are found.
  const tally: Record<string, number> = Object.create(null)
  for (const value of [...new Set(values)].sort(compareNames)) tally[value] = 0
  for (const entry of entries)
    for (const value of entry) if (value in tally) tally[value] = (tally[value] ?? 0) + 1
  return tally
}
