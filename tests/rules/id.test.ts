import { expect, test } from 'vitest'
import { readIds, sameId, toId } from '../../src/rules/id.ts'

test.each([
  [' 12 ', 12],
  ['12.5', '12.5'],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['  ', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('toId(%j) is %j', (value, id) => {
  expect(toId(value)).toBe(id)
})

test('12 and "12" are the same id, 12 and 13 are not', () => {
  expect(sameId(12, '12')).toBe(true)
  expect(sameId('a', 'a')).toBe(true)
  expect(sameId('0012', '12')).toBe(false)
  expect(sameId(12, 13)).toBe(false)
})

test.each([
  ['[1,"2","a"]', [1, 2, 'a']],
  ['[1,null,{}]', [1]],
  ['true', []],
])('a stored %j is read as %j', (stored, ids) => {
  expect(readIds(stored)).toEqual(ids)
})
