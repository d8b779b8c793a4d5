import { expect, test } from 'vitest'
import { widerQueries } from '../../src/rules/widerQueries.ts'

test.each([
  ['marble hinge', ['marble', 'hinge', 'marb']],
  ['black marble hinge 4', ['marble', 'black', 'hinge', 'marb']],
  ['padlok', ['padl']],
  ['zebra', []],
  ['4 x 5', []],
  ['hinge hinge', []],
  ['Hinge, brass "satin" galvanised', ['galvanised', '"satin"', 'hinge,', 'galv', '"sat']],
  ['', []],
])('%j widens to %j', (query, expected) => {
  expect(widerQueries(query)).toEqual(expected)
})
