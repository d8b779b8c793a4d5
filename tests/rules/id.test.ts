import { expect, test } from 'vitest'
import { readIds, toId } from '../../src/rules/id.ts'

test.each([
  [' 12 ', 12],
  ['12.5', '12.5'],
  // Beyond what a number holds exactly.
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['  ', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('toId(%j) is %j', (value, id) => {
  expect(toId(value)).toBe(id)
})

test.each([
  ['[1,"2","a"]', [1, 2, 'a']],
  ['[1,null,{}]', [1]],
  ['true', []],
])('a stored %j is read as %j', (stored, ids) => {
  expect(readIds(stored)).toEqual(ids)
})
