import { describe, expect, test } from 'vitest'
import { addressOf, trailOf, trailTo } from '../../src/rules/trail.ts'

const doors = { category_id: 1, slug: 'doors' }
const roofs = { category_id: 2, slug: 'roofs' }
const gutters = { category_id: 1, slug: 'gutters' }
const plain = { category_id: 'a-7', slug: '' }
const trails = [[doors], [roofs], [roofs, gutters], [roofs, gutters, plain]]

describe('CAT-09 the segment of a category in an address', () => {
  test.each([
    [doors, 'doors'],
    [plain, 'a-7'],
    [{ category_id: 12, slug: '' }, '12'],
  ])('%o is %s', (category, address) => expect(addressOf(category)).toBe(address))
})

describe('the trail to the category that an address names', () => {
  test.each([
    ['roofs', [roofs]],
    ['gutters', [roofs, gutters]],
    ['a-7', [roofs, gutters, plain]],
    // Two levels share this number: the upper level wins.
    ['1', [doors]],
    ['walls', undefined],
    ['', undefined],
  ])('%s', (address, expected) => expect(trailTo(trails, address)).toEqual(expected))

  test('a slug that looks like the id of another category is read as the slug', () => {
    const named = { category_id: 9, slug: '1' }
    expect(trailTo([[doors], [named]], '1')).toEqual([named])
  })
})

describe('the trail to one category', () => {
  test.each([
    [1, 'doors', [doors]],
    ['1', 'gutters', [roofs, gutters]],
    ['a-7', 'a-7', [roofs, gutters, plain]],
    [1, 'roofs', undefined],
    [3, 'doors', undefined],
  ])('%s, %s', (id, address, expected) => expect(trailOf(trails, id, address)).toEqual(expected))
})
