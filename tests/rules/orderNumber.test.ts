import { expect, test } from 'vitest'
import { orderNumber, withoutPrefix } from '../../src/rules/orderNumber.ts'

test.each([
  [1042, 'NLOD-1042'],
  [0, 'NLOD-0'],
  ['nlod-1042', 'NLOD-1042'],
  [' 1042 ', 'NLOD-1042'],
  ['', 'N/A'],
  ['N/A', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('§3 the order number of %j is %s', (id, number) => {
  expect(orderNumber(id)).toBe(number)
})

test.each(['NLOD-1042', 'nlod-1042', '1042'])('%s is 1042 without its prefix', (number) => {
  expect(withoutPrefix(number)).toBe('1042')
})
