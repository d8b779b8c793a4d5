import { expect, test } from 'vitest'
import { applyFilters, type Filters, noFilters } from '../../src/rules/filters.ts'
import { limits } from '../../src/rules/limits.ts'
import { propertyGroups } from '../../src/rules/properties.ts'

const described = (...descriptions: string[]) =>
  descriptions.map((description, at) => ({ name: `Part ${at}`, brand: '', price: 100, description }))
const labels = (list: ReturnType<typeof described>) => propertyGroups(list).map(({ label }) => label)

test.each<[string, string[], string[]]>([
  ['one value', ['Finish: Black', 'Finish: Black'], []],
  ['a weight', ['Net Weight: 1 kg', 'Net Weight: 1 kg', 'Net Weight: 2 kg'], []],
  ['half of the parts', ['Keys: 2', 'Keys: 2', 'Keys: 3', '', '', ''], []],
  ['more than half', ['Keys: 2', 'Keys: 2', 'Keys: 3', '', ''], ['Keys']],
  ['a sentence', ['Use: Indoors', 'Use: Indoors', `Use: ${'x'.repeat(limits.propertyLength + 1)}`], []],
])('%s', (_, descriptions, expected) => expect(labels(described(...descriptions))).toEqual(expected))

test.each([
  ['Load', limits.propertyValues, 1],
  ['Load', limits.propertyValues + 1, 0],
  // A whole range has many sizes.
  ['size', limits.propertySizes, 1],
])('of %s, %d values make %d groups', (label, values, groups) => {
  const lines = Array.from({ length: values + 1 }, (_, at) => `${label}: ${Math.max(at, 1)} mm`)
  expect(labels(described(...lines, `${label}: ${values} mm`))).toHaveLength(groups)
})

test('sizes stand in their order', () => {
  const list = described('Size: 102 × 76 mm', 'Size: 50 mm', 'Size: 76 mm', 'Size: 50 mm')
  expect(propertyGroups(list)[0]?.values).toEqual(['Size: 50 mm', 'Size: 76 mm', 'Size: 102 × 76 mm'])
})

test.each([
  [limits.propertyParts, 1],
  [limits.propertyParts + 1, 0],
])('a list of %d parts has %d groups', (parts, groups) =>
  expect(labels(described(...Array.from({ length: parts }, (_, at) => `Finish: ${at % 2}`)))).toHaveLength(
    groups,
  ),
)

test('OR within a property, AND across, and each count leaves out its own group', () => {
  const list = described(
    'Size: 50 mm\nFinish: Black',
    'Size: 50 mm\nFinish: White',
    'Size: 75 mm\nFinish: White',
    'Size: 75 mm\nFinish: Brass',
  )
  const apply = (properties: string[]) => {
    const filters: Filters = { ...noFilters, properties }
    return applyFilters(list, filters)
  }
  expect(apply(['Finish: Black', 'Finish: White']).products).toHaveLength(3)
  const { products: chosen, propertyGroups: groups, bandCounts } = apply(['Size: 50 mm', 'Finish: White'])
  expect(chosen).toEqual([list[1]])
  expect(groups).toEqual([
    { label: 'Size', counts: { 'Size: 50 mm': 1, 'Size: 75 mm': 1 } },
    { label: 'Finish', counts: { 'Finish: Black': 1, 'Finish: Brass': 0, 'Finish: White': 1 } },
  ])
  expect(bandCounts['under-500']).toBe(1)
  expect(apply(['Finish: Gold']).products).toEqual([])
})
