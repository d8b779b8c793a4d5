import { expect, test } from 'vitest'
import { compareKeys, nameKey } from '../../src/rules/nameOrder.ts'

test('ignores case and diacritics, and sorts numbers by value', () => {
  const names = ['M10 bolt', 'écrou', 'm6 bolt', 'Zinc', 'anchor', 'Eclair', '102 mm', '75 mm']
  expect(names.sort((a, b) => compareKeys(nameKey(a), nameKey(b)))).toEqual([
    '75 mm',
    '102 mm',
    'anchor',
    'Eclair',
    'écrou',
    'm6 bolt',
    'M10 bolt',
    'Zinc',
  ])
})

test('equal keys compare equal', () => {
  expect(compareKeys(nameKey('Yale'), nameKey('YALE'))).toBe(0)
})
