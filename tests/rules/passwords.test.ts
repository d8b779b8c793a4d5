import { expect, test } from 'vitest'
import { isPassword, passwordRules } from '../../src/rules/passwords.ts'

test.each([
  ['', false, false, false],
  ['abcdefg', false, false, false],
  ['abcdefgh', true, false, false],
  ['abc1', false, true, false],
  ['abc!', false, false, true],
  ['abcde1!', false, true, true],
  ['abcdef1!', true, true, true],
  ['abcdefg1', true, true, false],
  ['abcdefg!', true, false, true],
  ['abcdef 1', true, true, false],
  ['abcdef1_', true, true, true],
  ['abcdef1$', true, true, true],
])('§5 %j: 8 characters %s, a digit %s, a special character %s', (text, length, digit, special) => {
  expect(passwordRules(text)).toEqual({ length, digit, special })
  expect(isPassword(text)).toBe(length && digit && special)
})

test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('%s is special', (character) => {
  expect(passwordRules(character).special).toBe(true)
})
