import { describe, expect, test } from 'vitest'
import { reconcile } from '../../src/rules/reconcile.ts'
import { found, item } from './cartItem.ts'

describe('the items of an order as the catalogue has them now (decision 4)', () => {
  test('nothing changed: nothing to say', () => {
    expect(reconcile([item()], [found()])).toEqual({ items: [item()], changes: [] })
  })

  test.each([
    ['dearer', 1890, 1990],
    ['cheaper, by a cent', 1890, 1889.99],
  ])('a price that is %s is said', (_what, from, to) => {
    const { items, changes } = reconcile([item({ price: from })], [found({ price: to })])
    expect(items[0]?.price).toBe(to)
    expect(changes).toEqual([{ kind: 'price', product_id: 7, name: 'Brass padlock', from, to }])
  })

  test('less than half a cent is no change', () => {
    expect(reconcile([item({ price: 1890.001 })], [found()]).changes).toEqual([])
  })

  test('an item that came without a price is priced silently', () => {
    const { items, changes } = reconcile([item({ price: 0, name: 'Part 7' })], [found()])
    expect(items[0]).toMatchObject({ price: 1890, name: 'Brass padlock', quantity: 2 })
    expect(changes).toEqual([])
  })

  test('restrictions come from the record, never from what was handed over', () => {
    const handed = item({ cod_only: 0, colombo_only: 0, delivery_available: 1 })
    const { items } = reconcile([handed], [found({ cod_only: 1, colombo_only: 1, delivery_available: 0 })])
    expect(items[0]).toMatchObject({ cod_only: 1, colombo_only: 1, delivery_available: 0 })
  })

  test('quantity and choices stay the shopper’s', () => {
    const { items } = reconcile([item({ quantity: 9, selectedSize: 'L' })], [found()])
    expect(items[0]).toMatchObject({ quantity: 9, selectedSize: 'L' })
  })

  test('a part that is gone stays in sight and is said', () => {
    const { items, changes } = reconcile([item()], [{ id: 7, record: 'gone' }])
    expect(items).toEqual([item()])
    expect(changes).toEqual([{ kind: 'gone', product_id: 7, name: 'Brass padlock' }])
  })

  test('a part that was not looked up stays as it is', () => {
    expect(reconcile([item()], [found({ product_id: 8, price: 1 })])).toEqual({
      items: [item()],
      changes: [],
    })
  })

  test('an id is the same written as text', () => {
    expect(reconcile([item()], [{ ...found({ price: 5 }), id: '7' }]).changes).toHaveLength(1)
  })
})
