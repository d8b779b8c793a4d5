import { describe, expect, test } from 'vitest'
import { addressOf, distinctName, trailOf, trailTo } from '../../src/rules/trail.ts'

const doors = { category_id: 1, slug: 'doors', name: 'Doors' }
const roofs = { category_id: 2, slug: 'roofs', name: 'Roofs' }
const gutters = { category_id: 1, slug: 'gutters', name: 'Gutters' }
const plain = { category_id: 'a-7', slug: '', name: '' }
const trails = [[doors], [roofs], [roofs, gutters], [roofs, gutters, plain]]

test.each([
  [plain, 'a-7'],
  [{ category_id: 12, slug: '' }, '12'],
])('CAT-09 the segment of a category in an address: %o is %s', (category, address) =>
  expect(addressOf(category)).toBe(address),
)

describe('the trail to the category that an address names', () => {
  test.each([
    ['roofs', [roofs]],
    // Two levels share this number: the upper level wins.
    ['1', [doors]],
    ['', undefined],
  ])('%s', (address, expected) => expect(trailTo(trails, address)).toEqual(expected))

  test('a slug that looks like the id of another category is read as the slug', () => {
    const named = { category_id: 9, slug: '1', name: 'One' }
    expect(trailTo([[doors], [named]], '1')).toEqual([named])
  })

  test.each([
    ['locks-and-latches', ''],
    ['locks-and-latches', 'locks-latches'],
    ['locks-and-latches', 'cat-12'],
  ])('%s leads to Locks & Latches, whose slug is %j', (address, slug) => {
    const locks = { category_id: 12, slug, name: 'Locks & Latches' }
    expect(trailTo([[doors], [locks]], address)).toEqual([locks])
    expect(trailTo([[doors], [locks]], 'locks')).toBeUndefined()
  })

  test('the exact slug takes precedence over a name that is spelt alike', () => {
    const named = { category_id: 9, slug: 'cat-9', name: 'Doors' }
    expect(trailTo([[named], [doors]], 'doors')).toEqual([doors])
    expect(trailTo([[named]], '&')).toBeUndefined()
  })
})

test.each([
  [1, 'doors', [doors]],
  ['1', 'gutters', [roofs, gutters]],
  [1, 'roofs', undefined],
])('the trail to one category: %s, %s', (id, address, expected) =>
  expect(trailOf(trails, id, address)).toEqual(expected),
)

const locks = { slug: 'locks', name: 'Locks' }
test.each([
  ['Accessories', 'accessories-in-locks', locks, 'Accessories (Locks)'],
  ['Accessories', 'accessories-2', locks, 'Accessories (Locks)'],
  ['Accessories', 'accessories-2', undefined, 'Accessories'],
  ['Hinge', 'hinges', locks, 'Hinge'],
  ['!', 'category-in-locks', locks, '!'],
])('a category %s at %s below %o stands alone as %s', (name, slug, parent, title) =>
  expect(distinctName({ name, slug }, parent)).toBe(title),
)
