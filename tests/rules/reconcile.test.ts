import { expect, test } from 'vitest'
import { checkLines, reconcile } from '../../src/rules/reconcile.ts'
import { catalogueAnswer, item } from './cartItem.ts'

test('order items compared with the current catalogue (decision 4): an item without a price gets the current price without a report', () => {
  const { items, changes } = reconcile([item({ price: 0, name: 'Part 7' })], [catalogueAnswer()])
  expect(items[0]).toMatchObject({ price: 1890, name: 'Brass padlock', quantity: 2 })
  expect(changes).toEqual([])
})

test('order items compared with the current catalogue (decision 4): restrictions come from the product record, never from navigation state', () => {
  const fromState = item({ cod_only: 0, colombo_only: 0, delivery_available: 1 })
  const { items } = reconcile(
    [fromState],
    [catalogueAnswer({ cod_only: 1, colombo_only: 1, delivery_available: 0 })],
  )
  expect(items[0]).toMatchObject({ cod_only: 1, colombo_only: 1, delivery_available: 0 })
})

test('order items compared with the current catalogue (decision 4): a part that could not be looked up stays as it is', () => {
  expect(reconcile([item()], [catalogueAnswer({ product_id: 8, price: 1 })])).toEqual({
    items: [item()],
    changes: [],
  })
})

const padlock = item()
const hinge = item({ product_id: 8, name: 'Hinge', price: 100 })

test('BEY-08 checking the lines of a cart: a changed line keeps its earlier price, a line of a missing part is marked, other lines stay the same object', () => {
  const other = item({ product_id: 9 })
  const { lines, changes } = checkLines(
    [padlock, hinge, other],
    [catalogueAnswer({ price: 1990 }), { id: 8, record: 'discontinued' }, catalogueAnswer({ product_id: 9 })],
  )
  expect(lines).toEqual([
    { item: { ...padlock, price: 1990 }, was: 1890, discontinued: false },
    { item: hinge, discontinued: true },
    { item: other, discontinued: false },
  ])
  expect(lines[2]?.item).toBe(other)
  expect(changes.map(({ kind }) => kind)).toEqual(['price', 'discontinued'])
})

test('BEY-08 checking the lines of a cart: two lines of one part each keep their own earlier price', () => {
  const large = item({ selectedSize: 'L', price: 1800 })
  const { lines } = checkLines([padlock, large], [catalogueAnswer({ price: 2000 })])
  expect(lines.map(({ was }) => was)).toEqual([1890, 1800])
})
