import { expect, test } from 'vitest'
import { wordedReadings } from '../../src/rules/listLine.ts'
import { findWordedLines, indexProducts, readOrderList } from '../../src/rules/orderList.ts'

test.each([
  ['brass padlock 40mm 2', ['2 brass padlock 40mm', '1 brass padlock 40mm 2']],
  ['4 inch butt hinge black - 6', ['6 4 inch butt hinge black', '1 4 inch butt hinge black 6']],
  ['6 x door stop', ['6 door stop', '1 6 x door stop']],
  ['door stop x 6', ['6 door stop', '1 door stop x 6']],
  ['12 nos tower bolts', ['12 tower bolts', '1 12 nos tower bolts']],
  ['tower bolts 12 nos', ['12 tower bolts', '1 tower bolts 12 nos']],
  ['3) cement 10 bags', ['1 cement 10 bags']],
  ['hinge 102', ['1 hinge 102', '102 hinge']],
  ['hinge 102 x 76', ['1 hinge 102 x 76']],
  ['4 inch hinge', ['1 4 inch hinge']],
  ['hinge', ['1 hinge']],
  ['12', []],
  ['a b 2', []],
])('%j reads as %j', (line, expected) => {
  expect(wordedReadings(line).map(({ query, quantity }) => `${quantity} ${query}`)).toEqual(expected)
})

test('unknown lines are completed by what their words find, the likeliest reading first', async () => {
  const part = { product_id: 1, sku: 'PDL-040', name: 'Brass padlock' }
  const lines = readOrderList('PDL-040 3\nlock of brass 2\nbathtub', indexProducts([part]))
  const queries: string[] = []
  const completed = await findWordedLines(lines, async (query) => {
    queries.push(query)
    return query === 'lock of brass' ? [part] : []
  })
  expect(completed.map(({ state, why, choices }) => [state, why, choices])).toEqual([
    ['match', undefined, [{ product: part, quantity: 3 }]],
    ['ambiguous', 'words', [{ product: part, quantity: 2 }]],
    ['unknown', undefined, []],
  ])
  expect(queries).toEqual(['lock of brass', 'bathtub'])
})
