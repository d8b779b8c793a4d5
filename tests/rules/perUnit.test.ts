import { expect, test } from 'vitest'
import { perUnit } from '../../src/rules/perUnit.ts'

test.each([
  ['per set', 'per set'],
  ['each', 'each'],
  ['box of 100', 'per box of 100'],
  ['bag of 50 kg', 'per bag of 50\u00A0kg'],
  ['', 'each'],
])('%j: %s', (unit, words) => {
  expect(perUnit(unit)).toBe(words)
})
