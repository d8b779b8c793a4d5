import { expect, test } from 'vitest'
import { keepNumbers, keepUnits, perUnit } from '../../src/rules/nonBreaking.ts'

// ~ stands for the no-break space.
test.each([
  ['Hinge 102 × 75 mm brass', 'Hinge 102~×~75~mm brass'],
  ['102 x 75 x 3 mm', '102~×~75~×~3~mm'],
  ['102 mm x 75 mm', '102~mm~×~75~mm'],
  ['M12 x 1.75', 'M12~×~1.75'],
  ['Cement 42.5 N, 50 kg bag', 'Cement 42.5~N, 50~kg bag'],
  ['Sheet 1.5 m²', 'Sheet 1.5~m²'],
  ['5 metres', '5 metres'],
  ['2 in stock', '2 in stock'],
  ['Box x 20', 'Box x 20'],
  ['50kg', '50kg'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(keepUnits(text)).toBe(expected.replaceAll('~', '\u00A0'))
})

test.each([
  ['each', 'each'],
  ['box of 100', 'per box of 100'],
  ['bag of 50 kg', 'per bag of 50\u00A0kg'],
  ['', 'each'],
  ['Nos.', 'each'],
  ['pcs', 'each'],
  ['piece of 3 m', 'per piece of 3\u00A0m'],
])('sold %j: %s', (unit, words) => {
  expect(perUnit(unit)).toBe(words)
})

test.each([
  ['128 Depot Road, Colombo 09', '128 Depot Road, Colombo~09'],
  ['Flat 4, 12 Lake Road, Kandy 20000', 'Flat~4, 12 Lake Road, Kandy~20000'],
  ['Colombo 06\n12 Lake Road', 'Colombo~06\n12 Lake Road'],
  ['', ''],
])('the address %j becomes %j', (address, expected) => {
  expect(keepNumbers(address)).toBe(expected.replaceAll('~', '\u00A0'))
})
