import { describe, expect, test } from 'vitest'
import { products } from '../../server/demo/products.ts'
import { comparisonOf, familyOf, isOneKind } from '../../src/rules/family.ts'
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
/** The first column, which has the words of the names where the parts have no labelled values. */
const words = (...names: string[]) =>
  comparisonOf(names.map((name, at) => part(at, name))).rows.map(([first = '']) => plain(first))
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
    const others = Array.from({ length: count }, (_, at) => part(10 + at, `Strap hinge ${at} mm`))
    const near = part(99, 'Butt hinge 63 × 44 mm, black')
    const { parts, total } = familyOf(own, [...others.slice(1), near])
    expect(total).toBe(count)
    expect(parts).toHaveLength(shown + 1)
    expect(parts).toContain(near)
  })
})

describe('BEY-23 a category that mixes kinds gives the part those of its own', () => {
  test.each([
    [
      'Reinforced angle bracket 70 mm',
      ['Angle bracket 90 mm with rib'],
      ['Joist hanger 47 mm', 'Bracket hook 8 mm'],
    ],
    ['Nuts and washers M12', ['Hex nut M10', 'Plain washer M12'], ['Threaded rod M12']],
    ['Roller floor guide on plate', ['T floor guide, nylon'], ['Sliding door roller 40 mm', 'Plate 50 mm']],
  ])('%s', (name, kin, others) => {
    const list = [...others, ...kin].map((each, at) => part(at + 2, each))
    const { parts, total } = familyOf(part(1, name), list)
    expect(parts.map((each) => each.name).sort()).toEqual([name, ...kin].sort())
    expect(total).toBe(kin.length)
  })

  test('all others, where none is of its kind', () => {
    expect(familyOf(part(1, 'Tile adhesive'), [part(2, 'Portland cement'), part(3, 'Sand')]).total).toBe(2)
  })

  test('in the demo only parts without a kin are listed with another kind', () => {
    const nounOf = (name: string) =>
      name
        .split(/,| \d| M\d| with | on /)[0]
        ?.split(' ')
        .at(-1)
    const mixed = products.filter((own) => {
      const { parts } = familyOf(own, products)
      return !isOneKind(parts) && parts.filter(({ name }) => nounOf(name) === nounOf(own.name)).length > 1
    })
    expect(mixed.map(({ name }) => name)).toEqual([])
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

  const described = (id: Id, name: string, description: string, more: object = {}) =>
    part(id, name, { description, ...more })
  /** The table as text: its columns, then its rows. */
  const tableOf = (...parts: ReturnType<typeof part>[]) => {
    const { columns, rows } = comparisonOf(parts)
    return [columns, ...rows].map((cells) => cells.join(' | '))
  }

  test('are a column for each labelled value that differs, in the order of the data; the unit is not one', () => {
    expect(
      tableOf(
        described(1, 'Hinge 50 mm', 'Steel.\nSize: 50 mm\nThickness: 1.6 mm\nPin: steel\nSold: per pair'),
        described(
          2,
          'Hinge 76 mm',
          '<p>Size: 76 mm</p><p>Thickness: 2.0 mm</p><p>Pin: steel</p><p>Sold: each</p>',
          { unit: 'each' },
        ),
      ),
    ).toEqual(['Size | Thickness', '50 mm | 1.6 mm', '76 mm | 2.0 mm'])
  })

  test('have the brand last, and an empty value where a part has none', () => {
    expect(
      tableOf(
        described(1, 'Hinge 50 mm', 'Size: 50 mm\nFinish: Black'),
        described(2, 'Hinge 76 mm', 'Size: 76 mm\nFinish: Zinc', { brand: 'Talawa' }),
        described(3, 'Hinge 90 mm', 'Size: 90 mm'),
      ),
    ).toEqual([
      'Size | Finish | Brand',
      '50 mm | Black | Korvane',
      '76 mm | Zinc | Talawa',
      '90 mm |  | Korvane',
    ])
  })

  test('leave out a label that only half of the parts have', () => {
    const { columns } = comparisonOf([
      described(1, 'Hinge 50 mm', 'Size: 50 mm\nKeys: 2'),
      described(2, 'Hinge 76 mm', 'Size: 76 mm'),
    ])
    expect(columns).toEqual(['Size'])
  })

  test('begin with the words of the names where the labelled values do not tell the parts apart', () => {
    expect(
      tableOf(
        described(1, 'Hinge, left', 'Size: 50 mm'),
        described(2, 'Hinge, right', 'Size: 50 mm'),
        described(3, 'Hinge, both', 'Size: 60 mm'),
      ),
    ).toEqual(['Part | Size', 'Left | 50 mm', 'Right | 50 mm', 'Both | 60 mm'])
  })

  test('are limited in number', () => {
    const lines = (value: string) =>
      Array.from({ length: limits.familyColumns + 3 }, (_, at) => `Label ${at}: ${value}`).join('\n')
    const { columns } = comparisonOf([
      described(1, 'Hinge', lines('one')),
      described(2, 'Hinge', lines('two')),
    ])
    expect(columns).toHaveLength(limits.familyColumns)
  })
})
