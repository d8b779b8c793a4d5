import { expect, test } from 'vitest'
import { toFlag } from '../../src/rules/flag.ts'

test.each([
  [1, 1],
  [0, 0],
  [true, 1],
  [false, 0],
  ['1', 1],
  ['0', 0],
  ['true', 1],
  ['false', 0],
  [' TRUE ', 1],
])('%j is %d whatever the fallback', (value, flag) => {
  expect(toFlag(value, 0)).toBe(flag)
  expect(toFlag(value, 1)).toBe(flag)
})

test.each([[undefined], [null], [''], ['yes'], [2], [-1], [{}]])('%j gives the fallback', (value) => {
  expect(toFlag(value, 0)).toBe(0)
  expect(toFlag(value, 1)).toBe(1)
})
