import { expect, test } from 'vitest'
import { answerCookies, readConsent, readCookie } from '../../src/rules/consent.ts'

test.each([
  ['user_id=7; cookie_consent=true; session_id=9', 'accepted'],
  ['user_id=7;cookie_consent=false', 'rejected'],
  ['cookie_consent=yes', 'unset'],
])('§9 %j is %s', (cookies, consent) => {
  expect(readConsent(cookies)).toBe(consent)
})

const ids = { user_id: 'u-1', session_id: 's-1' }

test('CNS-02 Accept All sets three cookies', () => {
  expect(answerCookies('accepted', ids, true)).toEqual([
    'cookie_consent=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'user_id=u-1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'session_id=s-1; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  ])
})

test('CNS-03 BEY-14 Reject sets one and deletes the ids', () => {
  expect(answerCookies('rejected', ids, true)).toEqual([
    'cookie_consent=false; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    'user_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'session_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

test('Secure is set on https only, because browsers refuse such a cookie over http', () => {
  expect(answerCookies('accepted', ids, false)).toEqual([
    'cookie_consent=true; Path=/; Max-Age=31536000; SameSite=Lax',
    'user_id=u-1; Path=/; Max-Age=31536000; SameSite=Lax',
    'session_id=s-1; Path=/; Max-Age=86400; SameSite=Lax',
  ])
})

test.each([
  ['a=1; user_id=7; b=2', '7'],
  ['user_id=', undefined],
  ['my_user_id=7', undefined],
  ['user_id=a=b', 'a=b'],
])('the user id in %j is %s', (cookies, id) => {
  expect(readCookie(cookies, 'user_id')).toBe(id)
})
