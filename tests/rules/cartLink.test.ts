import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCartLink, writeCartLink } from '../../src/rules/cartLink.ts'

describe('BEY-09 reading a cart link', () => {
  test.each([
    [' 12 : 3 , 40 ', '12 × 3, 40 × 1'],
    ['a-7:2', 'a-7 × 2'],
  ])('%s', (add, pairs) => {
    const { lines, unread } = readCartLink(add)
    expect(lines.map(({ product_id, quantity }) => `${product_id} × ${quantity}`).join(', ')).toBe(pairs)
    expect(unread).toEqual([])
  })

  test.each(['12:0', '12:1.5', '12:many', ':3', '12:1:L:Red:more', '12:1:%zz', '%', '12:1000000'])(
    '%s is skipped, and the other entries are read',
    (entry) => {
      expect(readCartLink(`7:2,${entry}`)).toEqual({
        lines: [{ product_id: 7, quantity: 2 }],
        unread: [entry],
      })
    },
  )

  test('a quantity is never cut: the entry that would exceed the cap is left out', () => {
    expect(readCartLink('12:999999,12:1')).toEqual({
      lines: [{ product_id: 12, quantity: 999_999 }],
      unread: ['12:1'],
    })
  })

  test.each([' ', ',,,'])('%j contains no parts', (add) => {
    expect(readCartLink(add)).toEqual({ lines: [], unread: [] })
  })

  test('size and colour make two lines of one part (decision 41)', () => {
    expect(readCartLink('12:1:L,12:2:L:Red,12:4').lines).toEqual([
      { product_id: 12, quantity: 1, selectedSize: 'L' },
      { product_id: 12, quantity: 2, selectedSize: 'L', selectedColor: 'Red' },
      { product_id: 12, quantity: 4 },
    ])
  })

  test('reads at most as many lines as a page looks up', () => {
    const { lines, unread } = readCartLink(Array.from({ length: 205 }, (_, at) => at + 1).join())
    expect([lines.length, unread.length]).toEqual([200, 5])
  })
})

test('BEY-09 a cart link has the form of the specification', () => {
  const lines = [
    { product_id: 12, quantity: 3 },
    { product_id: 40, quantity: 1 },
  ]
  expect(writeCartLink(lines)).toBe('12:3,40:1')
})

test('BEY-09/short a link with sixty lines fits in a message', () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ product_id: 1000 + at, quantity: 12 }))
  expect(writeCartLink(lines).length).toBeLessThan(500)
})

const field = fc
  .string({ minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const line = fc.record(
  {
    product_id: fc.oneof(
      fc.integer({ min: 1 }),
      field.filter((text) => !/^\d+$/.test(text)),
    ),
    quantity: fc.integer({ min: 1, max: 999_999 }),
    selectedSize: field,
    selectedColor: field,
  },
  { requiredKeys: ['product_id', 'quantity'] },
)
test('BEY-09 every link that is written can be read, whatever the ids, sizes and colours', () => {
  fc.assert(
    fc.property(line, (written) => {
      const url = new URL(`https://shop.example/cart?add=${writeCartLink([written])}`)
      expect(readCartLink(url.searchParams.get('add') ?? '')).toEqual({ lines: [written], unread: [] })
    }),
  )
})
