import { describe, expect, test } from 'vitest'
import { noFilters } from '../../src/rules/filters.ts'
import { listPage, pageInView } from '../../src/rules/listPage.ts'

const list = Array.from({ length: 60 }, (_, at) => ({ name: `Part ${at}`, brand: '', price: 100 }))

test.each([
  ['cards', 1, 12, 5, 'Part 0'],
  ['cards', 5, 12, 5, 'Part 48'],
  ['sheet', 1, 25, 3, 'Part 0'],
  ['sheet', 3, 10, 3, 'Part 50'],
  ['sheet', 9, 10, 3, 'Part 50'],
] as const)('BEY-05 %s, page %d has %d of 60 on %d pages', (view, page, count, pages, first) => {
  const listed = listPage(list, { ...noFilters, view, page })
  expect(listed.products).toHaveLength(count)
  expect(listed.pages).toBe(pages)
  expect(listed.products[0]?.name).toBe(first)
})

describe('BEY-05 the other view opens at the page with the first part of the current page', () => {
  test.each([
    ['cards', 1, 'sheet', 1],
    ['cards', 3, 'sheet', 1],
    ['cards', 4, 'sheet', 2],
    ['sheet', 1, 'cards', 1],
    ['sheet', 2, 'cards', 3],
    ['sheet', 3, 'sheet', 3],
  ] as const)('%s %d, %s %d', (from, page, to, expected) => {
    expect(pageInView(page, from, to)).toBe(expected)
  })
})
