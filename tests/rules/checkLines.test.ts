import { describe, expect, test } from 'vitest'
import { checkLines } from '../../src/rules/checkLines.ts'
import { found, item } from './cartItem.ts'

describe('BEY-08 checking the lines of a cart', () => {
  const padlock = item()
  const hinge = item({ product_id: 8, name: 'Hinge', price: 100 })

  test('a changed line keeps its earlier price, a line of a missing part is marked, other lines stay the same object', () => {
    const other = item({ product_id: 9 })
    const { lines, changes } = checkLines(
      [padlock, hinge, other],
      [found({ price: 1990 }), { id: 8, record: 'discontinued' }, found({ product_id: 9 })],
    )
    expect(lines).toEqual([
      { item: { ...padlock, price: 1990 }, was: 1890, discontinued: false },
      { item: hinge, discontinued: true },
      { item: other, discontinued: false },
    ])
    expect(lines[2]?.item).toBe(other)
    expect(changes.map(({ kind }) => kind)).toEqual(['price', 'discontinued'])
  })

  test('two lines of one part each keep their own earlier price', () => {
    const large = item({ selectedSize: 'L', price: 1800 })
    const { lines } = checkLines([padlock, large], [found({ price: 2000 })])
    expect(lines.map(({ was }) => was)).toEqual([1890, 1800])
  })

  test('without product records the lines stay as stored, without changes to report', () => {
    const { lines, changes } = checkLines([padlock], [])
    expect(lines).toEqual([{ item: padlock, discontinued: false }])
    expect(lines[0]?.item).toBe(padlock)
    expect(changes).toEqual([])
  })
})
