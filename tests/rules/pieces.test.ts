import { expect, test } from 'vitest'
import { products } from '../../server/demo/products.ts'
import { piecesOf } from '../../src/rules/pieces.ts'

const hinge = 'Brass butt hinge 76 × 52 mm, satin brass'

test.each([
  [hinge, 'pair', 1, '1 pair, 2 hinges'],
  [hinge, 'pr', 3, '3 pairs, 6 hinges'],
  [hinge, 'dozen', 2, '2 dozen, 24 hinges'],
  ['Wood screw 4 × 30', 'per box of 1,000', 12, '12 boxes, 12,000 screws'],
  ['Wood screw 4 × 30', 'pkt (100 pcs)', 2, '2 packets, 200 screws'],
  ['Wood screw 4 × 30', '100 nos per box', 2, '2 boxes, 200 screws'],
  ['Tubular latch 60 mm', 'box of 5', 1, '1 box, 5 latches'],
  ['Chipboard screws 5.0 × 60 mm', 'carton of 12 boxes', 2, '2 cartons, 24 boxes'],
  ['Clay roof tile', 'per 100', 2, '200 tiles'],
  ['PVC pipe 50 mm', 'per 3 m length', 3, '3 lengths, 9 m'],
  ['Storm threshold', 'per 1.83 m length', 3, '3 lengths, 5.49 m'],
  ['Portland cement 42.5 N', 'bag of 50 kg', 1, '1 bag, 50 kg'],
  // The noun is the head of the name, or it is left general.
  ['Screw cap, white', 'bag of 100', 2, '2 bags, 200 pieces'],
  ['Hinge for gates, steel', 'pair', 2, '2 pairs, 4 hinges'],
])('%s, %s, %d: %s', (name, unit, quantity, words) => {
  expect(piecesOf({ name, unit }, quantity)).toBe(words)
})

// One of it is one of it, or the words say more than is understood.
test.each([
  ['', 'each', 'per set', 'set', 'per metre', 'per sheet', 'box', 'box of 1', 'pack of 0', '2 of 3 m'],
  ['set of 3 sizes', 'roll of 5 m wide', '25 mm tube', '2440 × 1220 mm sheet', 'box of 100 assorted'],
  ['box of 10-12', 'size 3'],
])('nothing of %s', (...units) => {
  expect(units.map((unit) => piecesOf({ name: hinge, unit }, 2)).join('')).toBe('')
})

test('every unit of the demo shop is read or holds one', () => {
  const silent = new Set(products.filter((part) => piecesOf(part, 1) === '').map(({ unit }) => unit))
  expect([...silent].sort()).toEqual([
    ...['each', 'per 914 mm length', 'per metre', 'per pack', 'per set', 'per sheet'],
  ])
})
