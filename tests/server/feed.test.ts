import * as fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { feedOf } from '../../server/rendering/feed.ts'
import type { Product } from '../../src/api/products.ts'
import { readFlags } from '../../src/rules/restrictions.ts'
import { shop as config } from '../../src/shop/config.ts'

const product = (fields: Partial<Product> = {}): Product => ({
  ...readFlags({}),
  product_id: 301,
  name: 'Butt hinge 102 × 75 mm',
  sku: 'HNG-K102-BK',
  price: 1640,
  description: 'Two & a half, < 3 mm.\n- <b>Black</b>',
  images: ['/images/hinge@800.webp', '/images/hinge--side@800.webp'],
  unit: 'each',
  brand: 'Korvane',
  category_name: 'Butt hinges',
  ...fields,
})

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'item',
})
/** The items of a feed, read back; fails for what is no XML. */
function itemsOf(products: Product[]): Record<string, unknown>[] {
  const xml = feedOf(products)
  expect(XMLValidator.validate(xml)).toBe(true)
  // XML 1.0, 2.2: the characters of a document, of which no reader of XML takes another.
  expect(xml).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u)
  return parser.parse(xml).rss.channel.item ?? []
}

test('a product has what shopping searches ask for', () => {
  const xml = feedOf([product()])
  expect(xml).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">')
  expect(itemsOf([product()])).toEqual([
    {
      'g:id': '301',
      title: 'Butt hinge 102 × 75 mm',
      description: 'Two & a half, < 3 mm. - Black',
      link: `${config.origin}/products/301`,
      'g:image_link': `${config.origin}/images/hinge@800.webp`,
      'g:additional_image_link': `${config.origin}/images/hinge--side@800.webp`,
      'g:price': '1640.00 LKR',
      'g:condition': 'new',
      'g:brand': 'Korvane',
      'g:mpn': 'HNG-K102-BK',
      'g:product_type': 'Butt hinges',
    },
  ])
})

test('what a product does not have is left out, and what is not delivered cannot be ordered', () => {
  const [item] = itemsOf([
    product({
      ...readFlags({ delivery_available: 0 }),
      brand: '',
      sku: ' ',
      images: [],
      description: '',
      category_name: undefined as never,
    }),
  ])
  expect(item).toEqual({
    'g:id': '301',
    title: 'Butt hinge 102 × 75 mm',
    description: 'Butt hinge 102 × 75 mm',
    link: `${config.origin}/products/301`,
    'g:availability': 'out_of_stock',
    'g:price': '1640.00 LKR',
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  })
})

test.each([
  ['in_stock', product({ stock: { available: true, count: 4 } })],
  ['out_of_stock', product({ stock: { available: false } })],
  ['out_of_stock', product({ stock: { available: true }, ...readFlags({ delivery_available: 0 }) })],
  [undefined, product()],
])('BEY-33 availability is %s, as the back end says', (availability, part) => {
  expect(itemsOf([part])[0]?.['g:availability']).toBe(availability)
})

test('titles and descriptions have the lengths that readers take, without half characters', () => {
  const [item] = itemsOf([product({ name: '🔩'.repeat(200), description: '𝄞'.repeat(6000) })])
  expect(Array.from(String(item?.title))).toHaveLength(150)
  expect(Array.from(String(item?.description))).toHaveLength(5000)
})

test('any text is valid XML and comes back as it is, except for what XML cannot write', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
    fc.constantFrom(
      ']]>',
      '<![CDATA[',
      '<!--',
      '&amp;',
      '&#0;',
      '\0',
      '\ud800',
      '\ufffe',
      '<?xml?>',
      '__proto__',
      '\u2028',
    ),
  )
  fc.assert(
    fc.property(odd, odd, odd, (name, sku, brand) => {
      const [item] = itemsOf([product({ product_id: sku, name, sku, brand, category_name: name })])
      // Readers take every line break for a line feed.
      const written = (text: string) =>
        text
          .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
          .replace(/\s+/g, ' ')
          .trim()
      if (written(brand)) expect(written(String(item?.['g:brand']))).toBe(written(brand))
    }),
    // Three texts in each: a further round finds little, and each reads a feed.
    { numRuns: 40 },
  )
})
