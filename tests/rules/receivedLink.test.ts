import { expect, test } from 'vitest'
import { paths } from '../../src/paths.ts'
import { meantAddress } from '../../src/rules/receivedLink.ts'

/** As a browser reads a link that somebody sends. */
const cleaned = (link: string) => {
  const { pathname, search } = new URL(link, 'https://shop.example')
  return meantAddress(pathname, search)
}

const tails = [
  ...['.', ',', ';', ':', '!', '...', '…', ')', ').', ']', '}', '>', "'", '"', '”.', '’', '»', '*', '%20'],
  ...['%C2%A0', '\u200b', '\u200e', '\u202c', '\ufeff', '\u2060.', '%E2%80%8B', '%22', '%29.'],
]

const links = [
  ...['/cart?add=101:1,103:2', '/products/101', '/products', '/products?page=2', '/order?token=10482.0a1b2c'],
  ...['/about-us', '/buying?product=101&qty=2', '/products/TB-100~x', '/categories/lever-(brass)'],
]

test.each(links)('%s loses every tail', (link) => {
  expect(cleaned(link)).toBeUndefined()
  for (const tail of tails) expect([tail, cleaned(link + tail)]).toEqual([tail, cleaned(`${link}.`)])
  expect(decodeURIComponent(cleaned(`${link}.`)!)).toBe(link)
})

test.each(Object.values(paths))('%s is an address of its own', (path) => {
  expect(cleaned(path.replaceAll(/:\w+/g, 'x'))).toBeUndefined()
})

test.each([
  ['/searchbarr?q=hinge 3"', undefined],
  ['/searchbarr?q=what?', undefined],
  ['/buying?product=101&amp;qty=2', '/buying?product=101&qty=2'],
  ['/products?brand=A&amp%3Bbrand=B.&AMP;page=2.', '/products?brand=A&brand=B.&page=2'],
  ['/searchbarr?q=nuts %26amp; bolts', undefined],
  ['/searchbarr?q=hinge+', '/searchbarr?q=hinge'],
  ['/searchbarr?q=brass+hinge+%E2%80%8B', '/searchbarr?q=brass+hinge'],
  ['/searchbarr?q=M8%2B%20', '/searchbarr?q=M8%2B'],
  ['/searchbarr?q=%20+', '/searchbarr?q='],
  ['/products?brand=', undefined],
  ['/categories/tools+', undefined],
  ['/categories/tools+.', '/categories/tools%2B'],
  ['/products?brand=Hinge %26 Sons Co.', undefined],
  ['/products?property=Length: 3"', undefined],
  ['/products/1(a))', '/products/1(a)'],
  ['/products/%E0%B6%9A%E0%B7%8A.', '/products/%E0%B6%9A%E0%B7%8A'],
  ['/products/%FF.', undefined],
  ['/).', '/'],
  ['/products/?.', '/products/?'],
])('%s becomes %s', (link, expected) => expect(cleaned(link)).toBe(expected))
