import { expect, test } from 'vitest'
import { pageSlice, pageWindow } from '../../src/rules/pages.ts'

test.each([
  [4, 5, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [9, 9, [5, 6, 7, 8, 9]],
])(
  '§9 five page buttons, which move with the current page (FB-08): page %d of %d',
  (page, count, buttons) => {
    expect(pageWindow(page, count, 5)).toEqual(buttons)
  },
)

const entries = Array.from({ length: 25 }, (_, i) => i)

test.each([
  [2, 12, 12],
  [4, 24, 1],
  [0, 0, 12],
])('the entries of a page page %d starts with %d and has %d entries', (page, first, length) => {
  const slice = pageSlice(entries, page, 12)
  expect(slice[0]).toBe(first)
  expect(slice).toHaveLength(length)
})
