import { expect, test } from 'vitest'
import { Product } from '../../src/api/products.ts'
import { readStock } from '../../src/rules/stock.ts'

const inStock = { available: true }
const out = { available: false }

test.each([
  [14, { available: true, count: 14 }],
  ['1,240', { available: true, count: 1240 }],
  // 1 may be a flag.
  [1, inStock],
  ['1', inStock],
  [true, inStock],
  ['In stock', inStock],
  ['https://schema.org/InStock', inStock],
  [0, out],
  [-3, out],
  [false, out],
  ['0', out],
  ['OUT_OF_STOCK', out],
  ['http://schema.org/SoldOut', out],
  // Not said, or not understood.
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  ['1,2', undefined],
  [[4], undefined],
  [{ quantity: 4 }, undefined],
])('stock %j is %j', (value, stock) => {
  expect(readStock(value)).toEqual(stock)
  expect(Product.parse({ product_id: 1, name: 'Hinge', price: 5, stock: value }).stock).toEqual(stock)
})
