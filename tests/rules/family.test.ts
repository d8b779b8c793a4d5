import { describe, expect, test } from 'vitest'
import { comparisonOf, drawnPart, familyOf } from '../../src/rules/family.ts'
import type { Id } from '../../src/rules/id.ts'

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
  comparisonOf(
    names.map((name, at) => part(at, name)),
    true,
  )
    .rows.toSorted((a, b) => Number(a.part.product_id) - Number(b.part.product_id))
    .map(({ values: [first = ''] }) => plain(first))

/** The names of a part's family, and whether it is of one kind; the list holds only the others. */
const family = (own: ReturnType<typeof part>, others: ReturnType<typeof part>[]) => {
  const { parts, oneKind } = familyOf(own, others)
  return {
    names: parts
      .slice(1)
      .map(({ name }) => name)
      .sort(),
    oneKind,
  }
}
const named = (names: string[], more?: object) => names.map((name, at) => part(at + 2, name, more))

describe('BEY-23 the family of a part', () => {
  test('is of one kind across categories: material, finish and measures make no other kind', () => {
    const own = part(1, 'Brass butt hinge 76 × 52 mm, satin brass', { description: 'Material: Solid brass' })
    const kin = [
      part(2, 'Butt hinge 102 × 76 mm, black', { category_id: 7 }),
      part(3, 'Stainless butt hinges 76 mm', { category_id: 8, description: 'Material: 304 stainless' }),
      part(4, 'Korvane butt hinge, galvanised', { category_id: undefined }),
    ]
    const others = [part(5, 'Ball tip hinge 102 mm'), part(6, 'Brass hook'), part(7, 'Butt joint 76 mm')]
    expect(family(own, [...others, ...kin])).toEqual({
      names: kin.map(({ name }) => name).sort(),
      oneKind: true,
    })
  })

  test('has the varieties of its kind, and is a variety of another', () => {
    const padlocks = ['Long shackle brass padlock 50 mm', 'Weatherproof padlock 50 mm, black']
    expect(family(part(1, 'Padlocks 50 mm, set of 12'), named(padlocks)).names).toEqual(padlocks)
    expect(
      family(part(1, 'Weatherproof padlock 60 mm'), named([...padlocks, 'Padlock 40 mm'])).names,
    ).toEqual(['Padlock 40 mm', padlocks[1]])
  })

  test('keeps the word of a fixing, which is no material: a nail plate is no mending plate', () => {
    const own = part(1, 'Nail plate 180 × 65 mm', { description: 'Fixings: 3.75 mm nails' })
    expect(family(own, named(['Mending plate 100 mm'])).oneKind).toBe(false)
  })

  test.each<[string, string[], string[]]>([
    ['of its category, where none is of its kind', ['Sand', 'Tile adhesive'], ['Sand', 'Tile adhesive']],
    ['that has no word in its name', ['12 × 30', '14 × 30'], ['12 × 30', '14 × 30']],
  ])('is every part %s', (_, others, names) => {
    const list = [...named(others), part(9, 'Lime', { category_id: 9 })]
    expect(family(part(1, 'Portland cement'), list)).toEqual({ names, oneKind: false })
  })
})

describe('BEY-23 the differences shown', () => {
  test('are the words that only some names have, without the segments that all have', () => {
    expect(
      words('Butt hinge 102 mm, black', 'Galvanised butt hinge 102 mm, black', 'Butt hinge 76 mm, black'),
    ).toEqual(['102 mm', 'Galvanised, 102 mm', '76 mm'])
  })

  test.each([
    ['alone', ['Cam lock 20 mm'], ['Cam lock 20 mm']],
    ['with nothing in common', ['Steel chain', 'Rope, 6 mm'], ['Steel chain', 'Rope, 6 mm']],
  ])('for names that are %s', (_, names, expected) => {
    expect(words(...names)).toEqual(expected)
  })

  const described = (id: Id, name: string, description: string, more: object = {}) =>
    part(id, name, { description, ...more })
  /** The table as text: its columns, then its rows. */
  const tableOf = (...parts: ReturnType<typeof part>[]) => {
    const { columns, rows } = comparisonOf(parts, true)
    return [columns, ...rows.map(({ values }) => values)].map((cells) => cells.join(' | '))
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
    const [head] = tableOf(
      described(1, 'Hinge 50 mm', 'Size: 50 mm\nKeys: 2'),
      described(2, 'Hinge 76 mm', 'Size: 76 mm'),
    )
    expect(head).toBe('Size')
  })

  test.each([
    [
      2,
      [
        'Size: 50 mm\nFinish: Black\nPin: steel',
        'Size: 50 mm\nFinish: Zinc\nPin: brass',
        'Size: 76 mm\nFinish: Zinc',
      ],
    ],
    [1, ['', '']],
  ])('have %d columns that tell the parts apart: %j', (distinguishing, descriptions) => {
    const parts = descriptions.map((description, at) => part(at, `Hinge ${at}`, { description }))
    expect(comparisonOf(parts, true).distinguishing).toBe(distinguishing)
  })

  test('begin with the words of the names where the labelled values do not tell the parts apart', () => {
    expect(
      tableOf(
        described(1, 'Hinge, left', 'Size: 50 mm'),
        described(2, 'Hinge, right', 'Size: 50 mm'),
        described(3, 'Hinge, both', 'Size: 60 mm'),
      ),
    ).toEqual(['Part | Size', 'Both | 60 mm', 'Left | 50 mm', 'Right | 50 mm'])
  })

  test('begin with the words of the names where the parts are of several kinds', () => {
    const kinds = [described(1, 'Hex nut', 'Size: M12'), described(2, 'Plain washer', 'Size: M10')]
    expect(comparisonOf(kinds, false).columns).toEqual(['Part', 'Size'])
  })

  test('are in rows sorted by the first column, then the next, with sizes in numerical order', () => {
    expect(
      tableOf(
        described(1, 'Hinge', 'Size: 102 mm\nFinish: Zinc'),
        described(2, 'Hinge', 'Size: 76 mm\nFinish: Zinc'),
        described(3, 'Hinge', 'Size: 102 mm\nFinish: Black'),
      ),
    ).toEqual(['Size | Finish', '76 mm | Zinc', '102 mm | Black', '102 mm | Zinc'])
  })
})

const photo = '/images/hinge@800.webp'
const drawing = '/images/hinge--drawing@800.webp'
const lettered = 'A hinge.\n\nSize Ⓐ × Ⓑ: 76 × 52 mm\nThickness: 2 mm'
const drawn = (id: number, images: string[], description = lettered) => ({ id, images, description })

test.each([
  ['the nearest that is drawn', [drawn(1, [photo]), drawn(2, [drawing]), drawn(3, [drawing])], 2],
  ['a drawing whose description has letters', [drawn(1, [drawing], 'Size: 76 mm'), drawn(2, [drawing])], 2],
  ['letters of a column', [drawn(1, [drawing], 'Depth Ⓐ: 8 mm'), drawn(2, [drawing], '<p>Size Ⓐ: 8</p>')], 2],
])('shows %s', (_, parts, id) => {
  expect(drawnPart(parts, ['Size', 'Finish'])?.part.id).toBe(id)
})

test('gives the drawing and the letters of the columns alone', () => {
  const both = `${lettered}\nProjection Ⓒ: 8 mm`
  expect(drawnPart([drawn(1, [photo, drawing], both)], ['Size', 'Finish'])).toEqual({
    part: drawn(1, [photo, drawing], both),
    drawing,
    letters: new Map([['Size', 'A × B']]),
  })
})

test.each([
  ['no drawing', [drawn(1, [photo])]],
  ['no letters', [drawn(1, [drawing], 'Size: 76 mm')]],
])('%s: nothing', (_, parts) => {
  expect(drawnPart(parts, ['Size', 'Finish'])).toBeUndefined()
})
