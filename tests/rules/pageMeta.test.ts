import { expect, test } from 'vitest'
import { metaDescription, pageTitle } from '../../src/rules/pageMeta.ts'

test.each([
  [159, 159],
  [160, 160],
  [161, 160],
])('§9 a description of %d characters is cut to %d', (length, maximum) => {
  expect(metaDescription('x'.repeat(length))).toBe('x'.repeat(maximum))
})

test('white space is collapsed before the text is cut', () => {
  expect(metaDescription('  Solid brass.\n\n  Screws\tincluded. ')).toBe('Solid brass. Screws included.')
  expect(metaDescription('')).toBe('')
})

test('§2 the title is the product name plus the shop name', () => {
  expect(pageTitle('Butt hinge', 'NiLO Depot')).toBe('Butt hinge | NiLO Depot')
  expect(pageTitle('', 'NiLO Depot')).toBe('NiLO Depot')
})
