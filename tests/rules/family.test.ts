import { describe, expect, test } from 'vitest'
import { differencesOf, familyOf, isOneKind } from '../../src/rules/family.ts'
import type { Id } from '../../src/rules/id.ts'
import { limits } from '../../src/rules/limits.ts'

const part = (
  product_id: Id,
  name: string,
  more: { category_id?: Id; brand?: string; unit?: string; description?: string } = {},
) => ({
  product_id,
  name,
  brand: 'Korvane',
  unit: 'per pair',
  description: '',
  category_id: 1012 as Id | undefined,
  ...more,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const words = (...names: string[]) =>
  differencesOf(names.map((name, at) => part(at, name))).map((each) => plain(each.words))
const idsOf = (list: readonly { product_id: Id }[]) => list.map(({ product_id }) => product_id)

describe('BEY-23 the family of a part', () => {
  const own = part(1, 'Butt hinge 102 × 76 mm, black')

  test('is sorted by name, with sizes in numerical order, and includes the part itself', () => {
    const list = [part(2, 'Butt hinge 127 × 95 mm, black'), own, part(3, 'Butt hinge 76 × 57 mm, black')]
    const { parts, total } = familyOf(own, list)
    expect(idsOf(parts)).toEqual([3, 1, 2])
    expect(total).toBe(2)
  })

  test('leaves out parts of another category if the back end does not filter', () => {
    const other = part(4, 'Butt hinge 50 mm', { category_id: 9 })
    expect(idsOf(familyOf(own, [other, part(5, 'Butt hinge 60 mm', { category_id: '1012' })]).parts)).toEqual(
      [5, 1],
    )
  })

  test.each([
    ['shares a word of the name', 'Strap hinge 200 mm', [1, 6]],
    ['shares none', 'Portland cement', [1]],
  ])('decides about an entry without a category by its name: it %s', (_, name, ids) => {
    expect(idsOf(familyOf(own, [part(6, name, { category_id: undefined })]).parts)).toEqual(ids)
  })

  test('is only the part itself if the list is empty or has no other part', () => {
    expect(familyOf(own, [])).toEqual({ parts: [own], total: 0 })
    expect(familyOf(own, [{ ...own, product_id: '1' }])).toEqual({ parts: [own], total: 0 })
  })

  test.each([
    [limits.familyRows, limits.familyRows],
    [limits.familyRows + 1, limits.familyRows],
  ])('shows of %d others %d, those with the most similar names', (count, shown) => {
    const others = Array.from({ length: count }, (_, at) => part(10 + at, `Strap fastener ${at} mm`))
    const near = part(99, 'Butt hinge 63 × 44 mm, black')
    const { parts, total } = familyOf(own, [...others.slice(1), near])
    expect(total).toBe(count)
    expect(parts).toHaveLength(shown + 1)
    expect(parts).toContain(near)
  })
})

describe('BEY-23 the parts of a family are of one kind', () => {
  test.each([
    ['a word', true, ['Butt hinge 102 × 76 mm, black', 'Galvanised butt hinge 100 mm']],
    ['a word, one of them in the plural', true, ['Brass padlock 50 mm', 'Padlocks 50 mm, set of 12']],
    ['no word', false, ['Portland cement 42.5 N, 50 kg bag', 'Tile adhesive, 20 kg bag']],
    ['only a finish after the comma', false, ['Claw hammer 560 g, hardwood', 'Bucket 14 litres, hardwood']],
    ['only a size and a joining word', false, ['Bolt M10 × 60 mm with nut', 'Turnbuckle M10 with hooks']],
  ])('when their names share %s: %s', (_, oneKind, names) => {
    expect(isOneKind(names.map((name, at) => part(at, name)))).toBe(oneKind)
  })
})

describe('BEY-23 the differences shown', () => {
  test('are size and finish if the rest of the name is common', () => {
    expect(
      words('Brass butt hinge 76 x 52 mm, satin brass', 'Brass butt hinge 63 × 44 mm, polished brass'),
    ).toEqual(['76 × 52 mm, satin brass', '63 × 44 mm, polished brass'])
  })

  test('are the words that only some names have, without the segments that all have', () => {
    expect(
      words('Butt hinge 102 mm, black', 'Galvanised butt hinge 102 mm, black', 'Butt hinge 76 mm, black'),
    ).toEqual(['102 mm', 'Galvanised, 102 mm', '76 mm'])
  })

  test.each([
    ['alike', ['Cam lock 20 mm', 'Cam lock 20 mm'], ['Cam lock 20 mm', 'Cam lock 20 mm']],
    ['alone', ['Cam lock 20 mm'], ['Cam lock 20 mm']],
    ['with nothing in common', ['Steel chain', 'Rope, 6 mm'], ['Steel chain', 'Rope, 6 mm']],
    ['one the beginning of the other', ['Hinge', 'Hinge, black'], ['Hinge', 'Black']],
  ])('for names that are %s', (_, names, shown) => {
    expect(words(...names)).toEqual(shown)
  })

  test('from the description are specs that all parts have and the names do not give', () => {
    const [small, large] = differencesOf([
      part(1, 'Hinge 50 mm', {
        description: 'Size: 50 mm\nThickness: 1.6 mm\nPin: steel\nKeys: 2\nSold: per pair',
      }),
      part(2, 'Hinge 76 mm', {
        description: 'Size: 76 mm\nThickness: 2.0 mm\nPin: steel\nSold: each',
        unit: 'each',
      }),
    ])
    expect(small?.specs).toEqual([{ label: 'Thickness', value: '1.6 mm' }])
    expect(large?.specs).toEqual([{ label: 'Thickness', value: '2.0 mm' }])
  })

  test('do not repeat a spec that the own name already gives', () => {
    const [dipped, black] = differencesOf([
      part(1, 'Galvanised hinge', { description: 'Finish: Hot-dip galvanised' }),
      part(2, 'Hinge, black', { description: 'Finish: Black' }),
    ])
    expect(dipped?.specs).toEqual([{ label: 'Finish', value: 'Hot-dip galvanised' }])
    expect(black?.specs).toEqual([])
  })

  test('start with the brand and are limited in number', () => {
    const lines = (value: string) =>
      Array.from({ length: limits.familySpecs + 1 }, (_, at) => `Label ${at}: ${value}`).join('\n')
    const [first] = differencesOf([
      part(1, 'Hinge 50 mm', { description: lines('one') }),
      part(2, 'Hinge 76 mm', {
        description: `<p>${lines('two').replaceAll('\n', '</p><p>')}</p>`,
        brand: 'Talawa',
      }),
    ])
    expect(first?.specs).toHaveLength(limits.familySpecs)
    expect(first?.specs[0]).toEqual({ label: 'Brand', value: 'Korvane' })
  })
})
