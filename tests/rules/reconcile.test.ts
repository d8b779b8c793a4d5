import { describe, expect, test } from 'vitest'
import { reconcile } from '../../src/rules/reconcile.ts'
import { found, item } from './cartItem.ts'

describe('order items compared with the current catalogue (decision 4)', () => {
  test('reports nothing if nothing has changed', () => {
    expect(reconcile([item()], [found()])).toEqual({ items: [item()], changes: [] })
  })

  test.each([
    ['dearer', 1890, 1990],
    ['cheaper, by a cent', 1890, 1889.99],
  ])('a price that is %s is reported', (_what, from, to) => {
    const { items, changes } = reconcile([item({ price: from })], [found({ price: to })])
    expect(items[0]?.price).toBe(to)
    expect(changes).toEqual([{ kind: 'price', product_id: 7, name: 'Brass padlock', from, to }])
  })

  test('a difference below half a cent is not a change', () => {
    expect(reconcile([item({ price: 1890.001 })], [found()]).changes).toEqual([])
  })

  test('an item without a price gets the current price without a report', () => {
    const { items, changes } = reconcile([item({ price: 0, name: 'Part 7' })], [found()])
    expect(items[0]).toMatchObject({ price: 1890, name: 'Brass padlock', quantity: 2 })
    expect(changes).toEqual([])
  })

  test('restrictions come from the product record, never from navigation state', () => {
    const handed = item({ cod_only: 0, colombo_only: 0, delivery_available: 1 })
    const { items } = reconcile([handed], [found({ cod_only: 1, colombo_only: 1, delivery_available: 0 })])
    expect(items[0]).toMatchObject({ cod_only: 1, colombo_only: 1, delivery_available: 0 })
  })

  test('quantity, size and colour stay as the shopper chose them', () => {
    const { items } = reconcile([item({ quantity: 9, selectedSize: 'L' })], [found()])
    expect(items[0]).toMatchObject({ quantity: 9, selectedSize: 'L' })
  })

  test('a part that is no longer sold stays visible and is reported', () => {
    const { items, changes } = reconcile([item()], [{ id: 7, record: 'discontinued' }])
    expect(items).toEqual([item()])
    expect(changes).toEqual([{ kind: 'discontinued', product_id: 7, name: 'Brass padlock' }])
  })

  test('a part that could not be looked up stays as it is', () => {
    expect(reconcile([item()], [found({ product_id: 8, price: 1 })])).toEqual({
      items: [item()],
      changes: [],
    })
  })

  test('an id as text is the same id', () => {
    expect(reconcile([item()], [{ ...found({ price: 5 }), id: '7' }]).changes).toHaveLength(1)
  })
})
