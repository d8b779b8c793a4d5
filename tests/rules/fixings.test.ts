import { expect, test } from 'vitest'
import { products } from '../../server/demo/products.ts'
import { fixingsOf } from '../../src/rules/fixings.ts'

const shop = [
  ...['Countersunk wood screw 5.0 × 60 mm, yellow zinc', 'Countersunk wood screw 5.0 × 80 mm, yellow zinc'],
  ...['Countersunk wood screw 3.5 × 30 mm, zinc plated', 'Countersunk wood screw 3.5 × 20 mm, brass'],
  ...['Decking screw 5.0 × 70 mm, torx, stainless steel', 'Drywall screw 3.5 × 30 mm, black phosphate'],
  ...['Coach screw 10 × 80 mm, zinc plated', 'Coach bolt M10 × 90 mm with nut, zinc plated'],
  ...['Hex bolt M10 × 60 mm, zinc plated', 'Sleeve anchor M10 × 80 mm, yellow zinc'],
  ...['Socket cap screw M4 × 25 mm, black oxide', 'Hex nut M10, zinc plated', 'Screw cap 5.0 mm, white'],
  'Bolt cutter 10 mm',
].map((name, at) => ({ name, sku: `FIX-${at}-ZN` }))

/** The beginnings of the names of the parts that a line takes. */
const taken = (line: string) =>
  fixingsOf(`A part.\nFixings: ${line}`).map(({ accepts }) =>
    shop.filter(accepts).map(({ name }) => name.replace(/ mm.*/, '')),
  )

test.each([
  [
    'Takes 5.0 mm countersunk screws',
    [['Countersunk wood screw 5.0 × 60', 'Countersunk wood screw 5.0 × 80']],
  ],
  [
    'Takes 5 mm screws',
    [['Countersunk wood screw 5.0 × 60', 'Countersunk wood screw 5.0 × 80', 'Decking screw 5.0 × 70']],
  ],
  ['Four M10 bolts', [['Coach bolt M10 × 90', 'Hex bolt M10 × 60']]],
  ['M10 coach bolts and 10 mm coach screws', [['Coach bolt M10 × 90'], ['Coach screw 10 × 80']]],
  ['M10 bolts, 60 mm', [['Hex bolt M10 × 60']]],
  ['M10 anchors', [['Sleeve anchor M10 × 80']]],
  // A size alone is that of a wood screw, not of one for gypsum; with a metric thread, of a screw or bolt.
  ['3.5 × 30 mm and plugs', [['Countersunk wood screw 3.5 × 30']]],
  ['M4 x 25 mm', [['Socket cap screw M4 × 25']]],
  ['3.5 × 20 mm countersunk, brass', [['Countersunk wood screw 3.5 × 20']]],
  // By number: exactly that part.
  ['two of FIX-6-ZN each', [['Coach screw 10 × 80']]],
])('%s', (line, names) => {
  expect(taken(line)).toEqual(names)
})

// Another size, material or kind is no substitute.
test.each(['3.5 × 30 mm countersunk, brass', 'Takes M5 screws', 'FIX-6'])(
  'nothing of the shop for %s',
  (line) => {
    expect(taken(line).flat()).toEqual([])
  },
)

test.each([...['Concealed', 'Screws', 'Takes 5.0 mm'], ...['5.0 × 40 × 2 mm', '']])(
  'nothing is asked of %s',
  (line) => {
    expect(taken(line).flat()).toEqual([])
  },
)

test('what the demo shop finds for its own parts', () => {
  const found = products.map(({ description }) =>
    fixingsOf(description).flatMap(({ accepts }) => products.filter(accepts).map(({ name }) => name)),
  )
  expect(found.filter((names) => names.length > 0).length).toBeGreaterThan(20)
  // Nothing that is no fixing, of any part.
  for (const name of new Set(found.flat())) expect(name).toMatch(/screw|bolt|anchor|nail|plug/i)
})
