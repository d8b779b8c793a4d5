import { describe, expect, test } from 'vitest'
import {
  addAllToCart,
  type CartItem,
  choiceWords,
  insertAt,
  readCart,
  removeFromCart,
  sameLine,
  setQuantity,
  subtractOrdered,
} from '../../src/rules/cart.ts'
import { item as cartItem } from './cartItem.ts'

const hinge = cartItem({ product_id: 12, name: 'Butt hinge', price: 450 })
const door: CartItem = {
  ...hinge,
  product_id: 40,
  name: 'Steel door',
  price: 18500.5,
  quantity: 1,
  colombo_only: 1,
}

const addToCart = (items: CartItem[], item: CartItem, quantity = 1) =>
  addAllToCart(items, [{ ...item, quantity }])
const quantities = (items: readonly CartItem[]) =>
  items.map(({ product_id, quantity }) => `${product_id} × ${quantity}`).join(', ')

test('adding (§4, decision 1): the line takes the newer name, price and flags', () => {
  const [item] = addToCart([hinge], { ...hinge, name: 'Butt hinge, brass', price: 475, cod_only: 1 })
  expect(item).toMatchObject({ name: 'Butt hinge, brass', price: 475, cod_only: 1, quantity: 3 })
})

test.each([
  [2.9, 2],
  [Number.NaN, 1],
  [1_000_000, 999_999],
])('quantity (§5: minimum 1): typing %d gives %d', (typed, quantity) => {
  expect(quantities(setQuantity([hinge], hinge, typed))).toBe(`12 × ${quantity}`)
})

test('removing and undo (CART-08): one line is removed, the rest stays', () => {
  expect(removeFromCart([hinge, door], hinge)).toEqual([door])
  expect(removeFromCart([hinge, door], { product_id: '40' })).toEqual([hinge])
  expect(removeFromCart([hinge], door)).toEqual([hinge])
})

test.each([
  [0, [12, 40]],
  [1, [40, 12]],
])('removing and undo (CART-08): undo restores the line at position %d', (index, ids) => {
  expect(insertAt([door], hinge, index).map((item) => item.product_id)).toEqual(ids)
})

test('removing and undo (CART-08): undo adds to the quantity if the product was added again in the meantime', () => {
  expect(quantities(insertAt([door, hinge], hinge, 0))).toBe('40 × 1, 12 × 4')
})

describe('the stored cart (§4, §5, CART-06)', () => {
  const read = (...entries: unknown[]) => readCart(JSON.stringify(entries)) ?? []

  test('nothing stored means an empty cart', () => {
    expect(readCart(null)).toEqual([])
    expect(readCart('[]')).toEqual([])
  })

  test.each([[''], ['{']])('%j is not a list and is discarded', (text) => {
    expect(readCart(text)).toEqual(undefined)
  })

  test('a saved cart can be read back', () => {
    const sized = { ...hinge, selectedSize: '102 mm', selectedColor: 'Brass' }
    expect(read(sized, door)).toEqual([sized, door])
  })

  test.each([
    ['null', null],
    ['a blank product_id', { ...hinge, product_id: ' ' }],
    ['a blank price', { ...hinge, price: '' }],
    ['a negative price', { ...hinge, price: -0.01 }],
  ])('an entry with %s is left out', (_, entry) => {
    expect(read(entry, door)).toEqual([door])
  })

  test('a price of 0 and a price as text are accepted', () => {
    expect(read({ ...hinge, price: 0 }, { ...door, price: '18500.50' })).toMatchObject([
      { price: 0 },
      { price: 18500.5 },
    ])
  })

  test('an entry needs at least product_id and price', () => {
    expect(read({ product_id: '7', price: 20 })).toEqual([
      {
        product_id: 7,
        name: 'Part 7',
        sku: '',
        price: 20,
        quantity: 1,
        image: '',
        unit: '',
        delivery_available: 1,
        cod_only: 0,
        colombo_only: 0,
      },
    ])
  })

  test('the name falls back to the sku', () => {
    expect(read({ product_id: 7, price: 20, sku: 'BH-7', name: ' ' })[0]?.name).toBe('BH-7')
  })

  test.each([
    [{ colombo_only: undefined, only_colombo: true }, 'colombo_only', 1],
    [{ image: undefined, primary_image: '/a.webp' }, 'image', '/a.webp'],
    [{ image: undefined, image_url: '/b.webp' }, 'image', '/b.webp'],
  ] as const)('%j reads as %s %j', (change, field, value) => {
    expect(read({ ...hinge, ...change })[0]?.[field]).toBe(value)
  })
})

const black = { ...hinge, quantity: 2, selectedColor: 'Black' }
const brass = { ...hinge, quantity: 1, selectedColor: 'Brass' }
const long = { ...hinge, quantity: 4, selectedColor: 'Black', selectedSize: '102 mm' }

test('size and colour (decision 41) a different size or colour is another line, stored or added', () => {
  expect(readCart(JSON.stringify([black, brass, long, hinge]))).toHaveLength(4)
  expect(addToCart([black, brass], brass, 3).map(({ quantity }) => quantity)).toEqual([2, 4])
  expect(setQuantity([black, brass], brass, 7).map(({ quantity }) => quantity)).toEqual([2, 7])
  expect(sameLine(black, { ...brass, selectedColor: 'Black' })).toBe(true)
  expect(sameLine(black, long)).toBe(false)
  expect(sameLine({ product_id: 12 }, { product_id: '12' })).toBe(true)
})

test('size and colour (decision 41) are shown in words', () => {
  expect(choiceWords(long)).toBe('102 mm, Black')
  expect(choiceWords(hinge)).toBe('')
})

test('after an order the ordered quantities are removed, parts added in the meantime stay', () => {
  expect(subtractOrdered([{ ...hinge, quantity: 5 }, door], [{ ...hinge, quantity: 2 }, door])).toEqual([
    { ...hinge, quantity: 3 },
  ])
  expect(subtractOrdered([{ ...hinge, quantity: 1 }], [{ ...hinge, quantity: 2 }])).toEqual([])
})
