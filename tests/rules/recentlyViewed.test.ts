import { expect, test } from 'vitest'
import { limits } from '../../src/rules/limits.ts'
import { addRecent, readRecent } from '../../src/rules/recentlyViewed.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('BEY-06 the part viewed last is first, and is listed once', () => {
  expect(addRecent([], 5)).toEqual([5])
  expect(addRecent([3, 5, 7], 5)).toEqual([5, 3, 7])
  expect(addRecent([3, '5'], 5)).toEqual([5, 3])
})

test('BEY-06 twelve parts are kept besides the one whose page is open', () => {
  const full = numbers(limits.recentlyViewed + 1)
  expect(addRecent(full.slice(0, -1), 99)).toHaveLength(limits.recentlyViewed + 1)
  expect(addRecent(full, 99)).toEqual([99, ...full.slice(0, -1)])
})

test.each([
  ['nothing', null, []],
  ['a list', '[7, "12", "HNG-1"]', [7, 12, 'HNG-1']],
  ['an entry twice', '[7, 12, "7"]', [7, 12]],
  ['entries that are no ids', '[7, null, {}, 1.5, ""]', [7]],
  ['no list', '{"0": 7}', []],
  ['no JSON', '7,', []],
])('BEY-06 reads %s', (_, stored, ids) => {
  expect(readRecent(stored)).toEqual(ids)
})

test('BEY-06 reads no more parts than are kept', () => {
  const many = numbers(limits.recentlyViewed + 5)
  expect(readRecent(JSON.stringify(many))).toEqual(many.slice(0, limits.recentlyViewed + 1))
})
