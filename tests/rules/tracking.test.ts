import { expect, test } from 'vitest'
import { mayTrack } from '../../src/rules/tracking.ts'

test.each([
  ['consent', 'accepted', false, true],
  ['consent', 'accepted', true, true],
  ['consent', 'rejected', true, false],
  ['consent', 'unset', true, false],
  ['user', 'accepted', true, true],
  ['user', 'rejected', true, true],
  ['user', 'unset', true, true],
  ['user', 'accepted', false, false],
] as const)('TRK-01 TRK-03 §6 a %s call, consent %s, signed in %s: %s', (kind, consent, signedIn, sent) => {
  expect(mayTrack(kind, { consent, signedIn })).toBe(sent)
})

test('decision 28: nothing is sent before the profile check has ended', () => {
  expect(mayTrack('consent', { consent: 'accepted', signedIn: undefined })).toBe(false)
  expect(mayTrack('user', { consent: 'accepted', signedIn: undefined })).toBe(false)
})
