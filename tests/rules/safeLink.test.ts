import { expect, test } from 'vitest'
import { safeLink } from '../../src/rules/safeLink.ts'

test.each([
  ['/contact-us', '/contact-us'],
  [' /category/discs/products?cat_id=3501 ', '/category/discs/products?cat_id=3501'],
  ['https://maps.example/depot', 'https://maps.example/depot'],
  ['http://maps.example', 'http://maps.example'],
  ['HTTPS://MAPS.EXAMPLE', 'HTTPS://MAPS.EXAMPLE'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//elsewhere.example', ''],
  ['/\\elsewhere.example', ''],
  ['contact-us', ''],
  ['', ''],
  [undefined, ''],
])('§3 an announcement links %j to %j', (link, to) => {
  expect(safeLink(link)).toBe(to)
})
