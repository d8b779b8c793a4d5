import { describe, expect, test } from 'vitest'
import { cellsOf, partKey } from '../../src/rules/listLine.ts'
import { indexProducts, readOrderList } from '../../src/rules/orderList.ts'
import { catalogueOf } from '../catalogueOf.ts'

const part = (product_id: number, sku: string, name = `Part ${product_id}`) => ({ product_id, sku, name })
const shelf = [
  part(1, 'HNG-B76-SB', 'Brass butt hinge 76 × 52 mm, satin brass'),
  part(2, 'HNG-B76-PB', 'Brass butt hinge 76 × 52 mm, polished brass'),
  part(3, 'PDL-050-BR', 'Brass padlock 50 mm'),
  part(4, 'CST-100', 'Castor'),
  part(5, 'CST-100-12', 'Castor, box of 12'),
  part(6, 'AB-12', 'Bolt A'),
  part(7, 'A-B12', 'Bolt B'),
  part(8, '10423', 'Numbered part'),
  part(9, 'SAME-1', 'Twin left'),
  part(10, 'SAME-1', 'Twin right'),
  part(11, '', 'Without a number'),
]
const index = indexProducts(shelf)
const read = (text: string) =>
  readOrderList(text, index).map(({ state, choices, why }) => [
    state,
    choices.map(({ product: { product_id }, quantity }) => `${product_id} × ${quantity}`).join(', '),
    ...(why ? [why] : []),
  ])
const one = (text: string) => read(text)[0]

describe('BEY-24 lines with one meaning', () => {
  test.each([
    'HNG-B76-SB 12',
    '12 HNG-B76-SB',
    '12 x HNG-B76-SB',
    '12x HNG-B76-SB',
    'HNG-B76-SB x12',
    'HNG-B76-SB × 12',
    'HNG-B76-SB*12',
    'HNG-B76-SB - 12',
    'HNG-B76-SB = 12',
    'HNG-B76-SB: 12 pcs',
    'hng-b76-sb 12pcs',
    '12 nos HNG-B76-SB',
    'HNG-B76-SB 12 Nos.',
    'Qty 12 HNG-B76-SB',
    'HNGB76SB 12',
    'hng b76 sb 12',
    'HNG.B76/SB 12',
    '\u2022 HNG-B76-SB 12',
    '3. HNG-B76-SB 12',
    'HNG-B76-SB\t12',
    '12\tHNG-B76-SB',
    'HNG-B76-SB,12',
    'HNG-B76-SB;12',
    'HNG-B76-SB | 12',
    '"HNG-B76-SB","12"',
    'HNG-B76-SB\tBrass butt hinge 76 × 52 mm, satin brass\t12',
    'HNG-B76-SB\tBrass hinge\t12\t1720.00',
    'HNG-B76-SB 12.00',
    'HNG-B76-SB 12 @ Rs. 1,720.00',
    'HNG-B76-SB brass hinge 76 mm 12 pcs',
    '12 Brass butt hinge 76 × 52 mm, satin brass',
    'Brass butt hinge 76 x 52 mm, satin brass x 12',
  ])('%j is read as twelve hinges', (line) => {
    expect(one(line)).toEqual(['match', '1 × 12'])
  })

  test.each([
    ['HNG-B76-SB', 1],
    ['HNG-B76-SB 1,200', 1200],
    ['"HNG-B76-SB","1,200"', 1200],
    ['HNG-B76-SB 12000', 12_000],
    ['HNG-B76-SB 999,999', 999_999],
  ])('%s gives a quantity of %d', (line, quantity) => {
    expect(one(line)).toEqual(['match', `1 × ${quantity}`])
  })

  test('part numbers that differ only in their dashes are told apart', () => {
    expect(one('AB-12 3')).toEqual(['match', '6 × 3'])
    expect(one('a-b12 3')).toEqual(['match', '7 × 3'])
  })

  test('a part number that consists of digits', () => {
    expect(one('10423 x 5')).toEqual(['match', '8 × 5'])
  })
})

describe('BEY-24 doubtful lines', () => {
  test('a number that matches two parts, however it is written', () => {
    expect(one('AB12 3')).toEqual(['ambiguous', '6 × 3, 7 × 3', 'several'])
    expect(one('SAME-1 2')).toEqual(['ambiguous', '9 × 2, 10 × 2', 'several'])
  })

  test('a quantity that may belong to the part number', () => {
    expect(one('CST-100 12')).toEqual(['ambiguous', '4 × 12, 5 × 1', 'several'])
    // Separate columns leave no doubt.
    expect(one('CST-100\t12')).toEqual(['match', '4 × 12'])
  })

  test('two parts in one line', () => {
    expect(one('HNG-B76-SB PDL-050-BR')).toEqual(['ambiguous', '1 × 1, 3 × 1', 'several'])
  })

  test('the beginning of a part number', () => {
    expect(one('HNG-B76 4')).toEqual(['ambiguous', '2 × 4, 1 × 4', 'several'])
    expect(one('PDL-050 4')).toEqual(['ambiguous', '3 × 4', 'similar'])
  })

  test.each([
    'PDL-O50-BR',
    'PDL-05O-BR',
    'PDL-050-8R',
    'PDL-050-B',
    'PDL-0500-BR',
    'PDL-060-BR',
    'PDL-505-BR',
  ])('%s is similar to the number of the padlock', (typed) => {
    expect(one(`${typed} x 4`)).toEqual(['ambiguous', '3 × 4', 'similar'])
  })

  test('a quantity attached to the part number', () => {
    expect(one('HNG-B76-SBx12')).toEqual(['ambiguous', '1 × 12', 'similar'])
    expect(one('HNG-B76-SB-12')).toEqual(['ambiguous', '1 × 12', 'similar'])
    expect(one('HNG-B76-SBx12000')).toEqual(['ambiguous', '1 × 12000', 'similar'])
  })

  test.each([
    ['two quantities', 'HNG-B76-SB 12 24', 12],
    ['none', 'HNG-B76-SB 0', 1],
  ])('%s', (_what, line, quantity) => {
    expect(one(line)).toEqual(['ambiguous', `1 × ${quantity}`, 'quantity'])
  })

  test.each(['HNG-B76-SB 1000000', '120000000 x Brass butt hinge 76 × 52 mm, satin brass'])(
    'more than a cart holds: %s',
    (line) => {
      expect(one(line)).toEqual(['ambiguous', '1 × 999999', 'tooMany'])
    },
  )
})

describe('BEY-24 lines that match nothing', () => {
  test.each(['XYZ-1', '12', 'please deliver by Friday', 'HNG', '???12', 'https://shop.example/x'])(
    '%s',
    (line) => {
      expect(one(line)).toEqual(['unknown', ''])
    },
  )

  test('blank lines and ruled lines are skipped', () => {
    expect(read('\n  \n----\n,,,\n\t\t\n')).toEqual([])
    expect(read('')).toEqual([])
  })
})

describe('BEY-24 tables', () => {
  test.each([
    'Part Number,Description,Qty\nHNG-B76-SB,"Brass hinge, 76 mm",12\nPDL-050-BR,Padlock 50,3',
    '\uFEFFQuantity;Price;Item Code\r\n12;1720,00;HNG-B76-SB\r\n3;1890,00;PDL-050-BR\r\n',
    'SKU\tNos\nHNG-B76-SB\t12\nPDL-050-BR\t3',
  ])('the header names the columns: %j', (text) => {
    expect(read(text)).toEqual([
      ['match', '1 × 12'],
      ['match', '3 × 3'],
    ])
  })

  test('lines keep their number and their text', () => {
    const lines = readOrderList('sku,qty\n\nHNG-B76-SB,12\nnothing here,1', index)
    expect(lines.map(({ number, text, state }) => [number, text, state])).toEqual([
      [3, 'HNG-B76-SB,12', 'match'],
      [4, 'nothing here,1', 'unknown'],
    ])
  })

  test('cells: quotation marks protect commas, an inch sign is not a quotation mark', () => {
    expect(cellsOf('"a, ""b""",c')).toEqual(['a, "b"', 'c'])
    expect(cellsOf('hinge 3" x 2,5')).toEqual(['hinge 3" x 2', '5'])
  })
})

test('BEY-24 five hundred lines with ten thousand parts: each is found by index, none by scanning the catalogue', () => {
  let looked = 0
  const products = catalogueOf(10_000).products.map(({ product_id, name, sku }) => ({
    product_id,
    name,
    get sku() {
      looked += 1
      return sku
    },
  }))
  const many = indexProducts(products)
  const picked = Array.from({ length: 500 }, (_, at) => products[at * 20]?.sku ?? '')
  // Every third is misspelt, so that all lazily built indexes exist before counting.
  const text = picked
    .map((sku, at) => `${at % 3 === 0 ? sku.replace('-', '-9') : partKey(sku)} ${at + 1}`)
    .join('\n')
  readOrderList(text, many)
  looked = 0
  const lines = readOrderList(text, many)
  expect(lines).toHaveLength(500)
  expect(lines.filter(({ state }) => state === 'match').length).toBeGreaterThan(300)
  // A few comparisons per line instead of ten thousand.
  expect(looked).toBeLessThan(500 * 10)
})
