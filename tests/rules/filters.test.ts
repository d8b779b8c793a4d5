import { expect, test } from 'vitest'
import { applyFilters, type Filters, noFilters, readFilters, writeFilters } from '../../src/rules/filters.ts'

test.each([
  [0, ['under-500']],
  [500, ['under-500', '500-1000']],
  [500.01, ['500-1000']],
  [1000, ['500-1000', '1000-20000']],
  [1000.01, ['1000-20000']],
  [20000, ['1000-20000', 'over-20000']],
  [20000.01, ['over-20000']],
])('§9 bands include both of their bounds (decision 5): Rs. %d is in %j', (price, bands) => {
  const { bandCounts } = applyFilters([{ price, brand: 'Yale', name: 'Lock' }], noFilters)
  expect(Object.keys(bandCounts).filter((id) => bandCounts[id] === 1)).toEqual(bands)
})

const products = [
  { name: 'M10 bolt', brand: 'Lanka', price: 400 },
  { name: 'M6 bolt', brand: 'Lanka', price: 500 },
  { name: 'Door closer', brand: 'Yale', price: 900 },
  { name: 'cabinet lock', brand: 'Yale', price: 500 },
  { name: 'Steel door', brand: 'Abloy', price: 25000 },
  { name: 'Éclair hinge', brand: '', price: 700 },
]
const apply = (filters: Partial<Filters>) => applyFilters(products, { ...noFilters, ...filters })
const positions = (filters: Partial<Filters>) =>
  apply(filters).products.map((product) => products.indexOf(product))

test('§2 OR within a group, AND across', () => {
  expect(positions({ bands: ['500-1000', 'over-20000'], brands: ['Lanka', 'Abloy'] })).toEqual([1, 4])
})

test('BEY-02 each count is the number that its box would list, given the other group', () => {
  const { bandCounts, brandCounts } = apply({ bands: ['under-500'], brands: ['Yale'] })
  expect(bandCounts).toEqual({ 'under-500': 1, '500-1000': 2, '1000-20000': 0, 'over-20000': 0 })
  expect(brandCounts).toEqual({ Abloy: 0, Lanka: 2, Yale: 1 })
})

test.each<[string, Partial<Filters>, number[]]>([
  ['price, low first; equal prices as in the catalogue', { sort: 'price-asc' }, [0, 1, 3, 5, 2, 4]],
  ['price, high first; equal prices as in the catalogue', { sort: 'price-desc' }, [4, 2, 5, 1, 3, 0]],
  ['name: no case, no marks, M6 before M10', { sort: 'name' }, [3, 2, 5, 1, 0, 4]],
])('BEY-01 sorting: %s', (_, filters, expected) => {
  expect(positions(filters)).toEqual(expected)
})

test('BEY-01 brands are sorted by name, and products without a brand get no box', () => {
  expect(Object.keys(apply({}).brandCounts)).toEqual(['Abloy', 'Lanka', 'Yale'])
})

test.each(['__proto__', 'constructor'])('LIST-15 the brand %s of an address has no count', (brand) => {
  const list = [{ name: 'Lock', brand: 'Yale', price: 10 }]
  const { brandCounts, products } = applyFilters(list, { ...noFilters, brands: [brand] })
  expect(brandCounts[brand]).toBeUndefined()
  expect(brand in brandCounts).toBe(false)
  expect(products).toHaveLength(0)
})

test('BEY-22 ten thousand products are filtered, counted and sorted by name', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    name: `Part ${(at * 7919) % 10_000}`,
    get brand() {
      reads += 1
      return `Brand ${at % 311}`
    },
    price: at / 2,
  }))
  const chosen: Filters = { ...noFilters, bands: ['500-1000'], brands: ['Brand 3', 'Brand 9'], sort: 'name' }
  const { products, brandCounts } = applyFilters(many, chosen)
  const numbers = products.map(({ name }) => Number(name.slice(5)))
  // Positions 1,000 to 2,000 cost Rs. 500 to 1,000; a brand comes at every 311th.
  expect(numbers).toHaveLength(6)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(Object.keys(brandCounts)).toHaveLength(311)
  // A few times each, however many brands there are: it keeps up with the hand.
  expect(reads).toBeLessThan(10 * many.length)
})

test.each<[string, Filters]>([
  ['band=500-1000&band=under-500', { ...noFilters, bands: ['under-500', '500-1000'] }],
  [
    'brand=Yale&brand=&brand=Black+%26+Decker&brand=Yale',
    { ...noFilters, brands: ['Yale', 'Black & Decker'] },
  ],
  ['property=Finish%3A+Black&property=Black&property=', { ...noFilters, properties: ['Finish: Black'] }],
  ['page=2.5', noFilters],
  ['page=1e99', noFilters],
])('LIST-15 filters in the address ?%s', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters)
})

test.each<[string, Filters, string]>([
  ['', noFilters, ''],
  ['cat_id=41', { ...noFilters, page: 2 }, 'cat_id=41&page=2'],
  ['band=under-500&cat_id=41&page=4', noFilters, 'cat_id=41'],
  [
    'utm_source=mail',
    {
      bands: ['under-500', '500-1000'],
      brands: ['Yale', 'Black & Decker'],
      properties: ['Finish: Satin nickel'],
      sort: 'name',
      view: 'sheet',
      page: 3,
    },
    'band=under-500&band=500-1000&brand=Yale&brand=Black+%26+Decker&property=Finish%3A+Satin+nickel&sort=name&view=sheet&page=3',
  ],
])('LIST-15 filters in the address ?%s with %j is ?%s', (query, filters, written) => {
  const params = new URLSearchParams(query)
  expect(writeFilters(params, filters).toString()).toBe(written)
  expect(params.toString(), 'the parameters handed in').toBe(query)
  expect(readFilters(writeFilters(params, filters)), 'read back').toEqual(filters)
})

test('decision 81 brands that differ in case or blanks are one box, which shows the products of all', () => {
  const list = ['stanley', 'Stanley', 'STANLEY ', 'Stanley', 'Black&Decker', 'Black & Decker', '', ' '].map(
    (brand, i) => ({ name: `Part ${i}`, price: 100, brand }),
  )
  const { brandCounts } = applyFilters(list, noFilters)
  expect({ ...brandCounts }).toEqual({ 'Black&Decker': 2, Stanley: 4 })
  for (const brand of ['Stanley', 'stanley'])
    expect(applyFilters(list, { ...noFilters, brands: [brand] }).products).toHaveLength(4)
  expect(applyFilters(list, { ...noFilters, brands: ['Other'] }).products).toEqual([])
})
