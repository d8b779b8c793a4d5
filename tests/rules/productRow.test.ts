import { expect, test } from 'vitest'
import { rowCount } from '../../src/rules/productRow.ts'

test.each([
  [320, 4],
  [480, 4],
  [480.5, 6],
  [481, 6],
  [768, 6],
  [769, 8],
  [1280, 8],
])('§9 a window of %d px shows %d parts in a row', (width, count) => {
  expect(rowCount(width)).toBe(count)
})
