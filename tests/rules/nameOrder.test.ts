import { expect, test } from 'vitest'
import { compareNames } from '../../src/rules/nameOrder.ts'

test('ignores case and diacritics, and sorts numbers by value', () => {
  const names = ['M10 bolt', 'écrou', 'm6 bolt', 'Zinc', 'anchor', 'Eclair', '102 mm', '75 mm']
  expect(names.sort(compareNames)).toEqual([
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

test('case makes no difference', () => {
  expect(compareNames('Yale', 'YALE')).toBe(0)
})
