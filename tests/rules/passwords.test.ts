import { expect, test } from 'vitest'
import { passwordRules } from '../../src/rules/passwords.ts'

test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('%s is special', (character) => {
  expect(passwordRules(character).special).toBe(true)
})
