import { expect, test } from 'vitest'
import { durationWords } from '../../src/rules/policyFacts.ts'

test.each([
  [2 * 3_600_000, '2 hours'],
  [3_600_000, '1 hour'],
  [30 * 60_000, '30 minutes'],
  [90 * 60_000, '90 minutes'],
])('a window of %d ms lasts %s', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words)
})
