import { expect, test } from 'vitest'
import { readConsent } from '../../src/rules/consent.ts'

test.each([
  ['', 'unset'],
  ['cookie_consent=true', 'accepted'],
  ['cookie_consent=false', 'rejected'],
  ['user_id=7; cookie_consent=true; session_id=9', 'accepted'],
  ['user_id=7;cookie_consent=false', 'rejected'],
  ['cookie_consent=', 'unset'],
  ['cookie_consent=yes', 'unset'],
  ['my_cookie_consent=true', 'unset'],
  ['cookie_consent=truely', 'unset'],
])('§9 %j is %s', (cookies, consent) => {
  expect(readConsent(cookies)).toBe(consent)
})
